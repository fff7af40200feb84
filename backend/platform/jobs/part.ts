/** Result of a run that may leave the rest to the next one. */
export interface Part {
  /** Number of processed statements. */
  count: number
  isDone: boolean
}

/** Time in ms after which a long run leaves the rest to the next one, so that other long jobs get a turn. */
export const MAX_PART_MS = 60_000
