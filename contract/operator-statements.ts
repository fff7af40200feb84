/** Acts of an operator on a statement. Only operators see a note. */
export const STATEMENT_ACTS = ['block', 'unblock', 'close_reports', 'note'] as const
export type StatementAct = (typeof STATEMENT_ACTS)[number]

/** Acts that require a text. The owner receives the reason of a block. */
export const WRITTEN_STATEMENT_ACTS: readonly StatementAct[] = ['block', 'note']

export const MAX_STATEMENT_TEXT_LENGTH = 2_000
