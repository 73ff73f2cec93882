/** Frequent characters that the traditional and the simplified script write differently, in the same order. */
const TRADITIONAL = new Set(
  '個們來時國會對學說實發現經開關點電話業務員專計畫網頁應該設類資訊與為這種產師變讓還進過運選連達軟體環導責後織處機構術數據庫從長門問題項試驗調優獲職負強協',
);
const SIMPLIFIED = new Set(
  '个们来时国会对学说实发现经开关点电话业务员专计画网页应该设类资讯与为这种产师变让还进过运选连达软体环导责后织处机构术数据库从长门问题项试验调优获职负强协',
);

/** Countries of the traditional script. */
const COUNTRIES: ReadonlySet<string> = new Set(['TW', 'HK', 'MO']);

/**
 * The tag of a text in Chinese: `zh-Hant` for the traditional script, or `zh`. Without proof, the country decides.
 * @param country ISO 3166-1 alpha-2
 */
export function chineseTag(texts: readonly string[], country: string | null): 'zh' | 'zh-Hant' {
  const letters = [...texts.join('')];
  const countOf = (script: ReadonlySet<string>) => letters.filter((letter) => script.has(letter)).length;
  const [traditional, simplified] = [countOf(TRADITIONAL), countOf(SIMPLIFIED)];
  const isTraditional =
    traditional === simplified ? country !== null && COUNTRIES.has(country) : traditional > simplified;
  return isTraditional ? 'zh-Hant' : 'zh';
}
