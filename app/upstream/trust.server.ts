import type { z } from 'zod'
import { publicFigureEndpoints } from '~contract/endpoints/public-figures'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/trust'
import { createRequest } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

const Figures = wire.TrustFigures.transform(
  ({ reports, decisions, reviews, public_statements, in_use, ...period }) => ({
    ...period,
    reports: reports && {
      received: reports.received,
      ledToBlock: reports.led_to_block,
      closed: reports.closed,
      open: reports.open,
      medianHours: reports.median_hours ?? undefined,
      byReason: reports.by_reason,
    },
    decisions: {
      statementBlocks: decisions.statement_blocks,
      statementUnblocks: decisions.statement_unblocks,
      userBlocks: decisions.user_blocks,
    },
    reviews,
    publicStatements: {
      total: public_statements.total,
      fresh: public_statements.fresh,
      confirmed: public_statements.confirmed
        ? {
            short: public_statements.confirmed.within_7_days,
            long: public_statements.confirmed.within_14_days,
          }
        : undefined,
      sameHomes: public_statements.same_homes ?? undefined,
      reduced: public_statements.reduced ?? undefined,
      byOwner: public_statements.by_owner.map(({ type, total, phone_confirmed }) => ({
        type,
        total,
        phoneConfirmed: phone_confirmed ?? undefined,
      })),
    },
    inUse: in_use
      ? { followedSearches: in_use.followed_searches, sharedComparisons: in_use.shared_comparisons }
      : undefined,
  }),
)

export type TrustFigures = z.output<typeof Figures>

/** Trust figures; null while the upstream computes them for the first time. */
export const trustFigures: Call<TrustFigures | null> = {
  ...createRequest(publicFigureEndpoints.trust, {}),
  answer: success(
    publicFigureEndpoints.trust.answer
      .extend({ figures: Figures.nullable() })
      .transform(({ figures }) => figures),
  ),
}
