import type ka from '~locales/ka'

export type Namespace = keyof typeof ka

/** Options shared by server and browser, so that both render the same. */
export const i18nextOptions = {
  defaultNS: 'layout',
  interpolation: { escapeValue: false },
  returnNull: false,
} as const
