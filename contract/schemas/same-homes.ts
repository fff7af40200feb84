import { z } from 'zod'
import { HOME_DECIDERS, HOME_EVIDENCE_KINDS } from '../same-homes'
import { id } from './primitives'
import { rowsOf } from './rows'
import { StatementCard } from './statements'

/** Evidence for (positive points) or against one home; the figures depend on the kind. */
const HomeEvidence = z.object({
  kind: z.enum(HOME_EVIDENCE_KINDS),
  points: z.number(),
  figures: z.array(z.number()),
})

/** `GET /homes/{id}`: statements of one home, the owner's first, with the evidence for each pair. */
export const HomeStatements = z.object({
  id,
  data: rowsOf(StatementCard),
  /** Statements of the viewer. */
  own_ids: z.array(id),
  pairs: rowsOf(
    z.object({
      one: id,
      other: id,
      score: z.number(),
      evidence: rowsOf(HomeEvidence),
      /** Person who joined the two; null if the evidence did. */
      decided_by: z.enum(HOME_DECIDERS).nullable(),
    }),
  ),
})
