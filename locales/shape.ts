import type ka from './ka'

/** Keys of all Georgian messages. Further plural forms, as in Russian, are allowed. */
export type Shape = typeof ka
