import { FOR_THIS_MACHINE } from '../site/write-site';
import { FINISHED } from '../site/build-folders';
import { isLocalMail } from '../resume/read/mail';
import { buildSite, contentDirectoryFrom } from '../site/build-site';
import { readEnvFile } from '../site/environment';
import { runTool } from './run-tool';

/** `npm run build [-- --content DIR]`: writes the static site. `LOCAL_MAIL=1` writes it for this machine. */
await runTool(async () => {
  const forThisMachine = Boolean(process.env['LOCAL_MAIL']);
  readEnvFile();
  const directory = contentDirectoryFrom(process.argv.slice(2), process.env);
  const { owner, portal } = await buildSite(directory, { forThisMachine });
  console.log(`The portal of ${owner.name} (from ${directory}) is built: ${FINISHED.site}`);
  if (isLocalMail(portal.mail)) console.log(FOR_THIS_MACHINE);
  if (!portal.mail)
    console.log(
      owner.email
        ? 'No mail service is configured: the form opens the visitor’s own mail program (see `mail` in docs/content.md).'
        : 'No mail service is configured, and the résumé has no email address, so nobody can write to you (see `mail` in docs/content.md).',
    );
});
