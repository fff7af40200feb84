import type ka from './ka'

/** Every word that Georgian has. Further plural forms, as Russian needs them, are allowed beside. */
export type Shape = typeof ka
