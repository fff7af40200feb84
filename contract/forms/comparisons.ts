import { z } from 'zod'
import { MAX_VOTE_NOTE_LENGTH, MAX_VOTER_NAME_LENGTH, VOTES } from '../comparisons'
import { optionalText, requiredText } from './field-schemas'

/** Choice of a person who has no opinion of a statement. */
export const NO_VOTE = 'none'

export const VOTE_CHOICES = [...VOTES, NO_VOTE] as const

/** Name under which a person votes. */
export const voterFields = z.object({
  name: requiredText(MAX_VOTER_NAME_LENGTH, { missing: 'name_missing', invalid: 'name_too_long' }),
})

export const voteFieldName = (statementId: number) => `vote_${statementId}` as const
export const noteFieldName = (statementId: number) => `note_${statementId}` as const

/** Vote and note of one person on each of the statements. An absent field keeps what was there. */
export function createVoteFields(statementIds: readonly number[]) {
  return voterFields.extend(
    Object.fromEntries(
      statementIds.flatMap((id) => [
        [voteFieldName(id), z.enum(VOTE_CHOICES, 'rejected').optional()],
        [noteFieldName(id), optionalText(MAX_VOTE_NOTE_LENGTH)],
      ]),
    ) as Record<`vote_${number}` | `note_${number}`, z.ZodType<string | undefined, string | undefined>>,
  )
}
