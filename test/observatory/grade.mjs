/** `node grade.mjs <http port> <https port> <path>`: prints the scanner's grade of a local page as JSON. */
import { writeFileSync } from 'node:fs';

// The list of preloaded hosts is downloaded and does not contain this machine.
writeFileSync(
  new URL('node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json', import.meta.url),
  '{}',
);
const scanner = '@mdn/mdn-http-observatory/src';
const { retrieve } = await import(`${scanner}/retriever/retriever.js`);
const { ALL_TESTS } = await import(`${scanner}/constants.js`);
const { getGradeForScore, getScoreModifier } = await import(`${scanner}/grader/grader.js`);
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(`${scanner}/grader/charts.js`);

const [httpPort, httpsPort, path] = process.argv.slice(2);
const answers = await retrieve('localhost', { httpPort, httpsPort, path });
const results = ALL_TESTS.map((test) => test(answers)).filter(({ result }) => result);
const points = results.map(({ result }) => getScoreModifier(result));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// The scanner's rule: extra points count only above a minimum score.
const withoutExtra = 100 + sum(points.filter((point) => point < 0));
const score = withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(points) : withoutExtra;
console.log(
  JSON.stringify({
    ...getGradeForScore(score),
    status: answers.responses.auto?.status,
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
    results: Object.fromEntries(results.map(({ result }, at) => [result, points[at]])),
  }),
);
