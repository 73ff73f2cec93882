/** The rows of the dialog: the keys, one after the other, and the name of the action. */
export const shortcutLines = [
  { keys: [['G', '/'], ['/'], ['Ctrl', 'K']], act: 'search' },
  { keys: [['Ctrl', '/']], act: 'searchPage' },
  { keys: [['G', ',']], act: 'commands' },
  { keys: [['G', '.']], act: 'sidebar' },
  { keys: [['G', 'D']], act: 'dashboard' },
  { keys: [['G', 'A']], act: 'sitemap' },
  { keys: [['G', 'R']], act: 'experience' },
  { keys: [['G', '1…6']], act: 'entry' },
  { keys: [['?']], act: 'help' },
] as const;
