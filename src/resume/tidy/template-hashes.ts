/** Hashes of entries of templates: the section, the name and a further field. */
export const TEMPLATE_ENTRIES = `
  424e09e1ae c5e5d4fec3 af21bfb4ae 285df60bdb 382a25a51a 448253f1b1 33a2763e85 66b131bfc8
  462d3c45d2 b87ac67b17 127da9500c ee38ebd4b1 666e17973a e6b5f93d41 fa37fd5f7b f6d83d6bdc
  a5bf097e66 f637848fe7 b6562caa02 89705160d6 305bb9ce01 0128bbe5e9 be5a7c018e 824e6e2b2c
  63dd4fe069 cf4d5917ee 2854130370 56f62fb047 ff839cb484 3b659856ea 3cd9731441 59a9466321
  1152cb82d7 41968ef375 a6ef765734
`.trim();

/** Hashes of texts of templates, which nobody wrote about themselves. */
export const TEMPLATE_TEXTS = `
  f017c98706 6be3d1406c 3306e6e16b a911f8e7fd 92b1696945 526e0087cc 71bf90935f 5e85376e9c
  6a04f979ac feedba5b44 c92ea644fc be2ec3d43f 6d4e9cfeac a1e051f7a2 1d48c6b10f 39248d3242
  ff6030c1e1 a4773c82b0 85fd022a2a 350f4025b2 802901976f 9b8c5848ee 26955308b2 484d48604d
  abf3be9714 4d7e2fad36 5c6047a3ec 9dad8a0dc3 bc9778386d 6b384d2bfb 61eb286c57 88017ab0ee
  006a91f1bd afe85a26c9 adf096cd32 43b5eb2cd8 888eddef25 d28496a660 3673f2b480 7d8d1004ee
  cdc36ce5b3 70f92f22e0
`.trim();

/** Hashes of the names of the owners of documented examples, which keep their parts. */
export const TEMPLATE_OWNERS = `
  42325acf13 9137a70e2f 930cf9e7c3 421a0c010e
`.trim();
