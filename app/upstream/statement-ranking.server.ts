import type { z } from 'zod'
import { statementEndpoints } from '~contract/endpoints/statements'
import { success } from '~contract/schemas/envelope'
import type * as wire from '~contract/schemas/statement-ranking'
import { createRequest } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

const { ranking } = statementEndpoints

const Ranking = ranking.answer.transform(({ homes_first, promotion, total, data }) => ({
  homesFirst: homes_first,
  /** Turn of the paid places; undefined in an order without them. */
  promotion: promotion
    ? {
        homesFirst: promotion.homes_first,
        multiplier: promotion.multiplier,
        turnEndsAt: new Date(promotion.turn_ends_at),
        promotedCount: promotion.promoted_count,
      }
    : undefined,
  total,
  statements: data,
}))

export type StatementRanking = z.output<typeof Ranking>
export type RankedStatement = z.output<typeof wire.RankedStatement>

const rankingAnswer = success(Ranking)

/** Requests the places of a search's statements, with what decides on them; only our own backend knows it. */
export function statementRanking(query: URLSearchParams): Call<StatementRanking> {
  return { ...createRequest(ranking, { query }), answer: rankingAnswer }
}
