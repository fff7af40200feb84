import type ka from '../../locales/ka'

/** A file of words of each language. */
export type Namespace = keyof typeof ka

/** Options shared by the server's and the browser's instances, so that both say the same. */
export const i18nextOptions = {
  defaultNS: 'layout',
  interpolation: { escapeValue: false },
  returnNull: false,
} as const
