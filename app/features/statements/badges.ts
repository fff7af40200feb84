import type { BadgeTone } from '~/ui/badge'
import type { VipTier } from '~/upstream/statement-fields'
import type { StatementTranslate } from './format-facts'

interface BadgeFacts {
  vip: VipTier | undefined
  gifts: string[]
  exclusive: boolean
  has3d: boolean
  conditionId: number | undefined
  statusId: number | undefined
}

export interface StatementBadge {
  tone: BadgeTone
  word: string
}

/** Ids of the dictionary `conditions`: unfinished states. */
const conditionBadges = { 5: ['white', 'white_frame'], 6: ['black', 'black_frame'] } as const
/** Ids of the dictionary `statuses`. */
const statusBadges = { 2: ['paper', 'new_building'], 3: ['warn', 'under_construction'] } as const

/** Lists badges in display order, paid promotion first. */
export function listBadges(statement: BadgeFacts, t: StatementTranslate): StatementBadge[] {
  const { vip, gifts, exclusive, has3d, conditionId, statusId } = statement
  const stateBadges = [findById(conditionBadges, conditionId), findById(statusBadges, statusId)]
  return [
    ...(vip ? [{ tone: 'vip' as const, word: t(`vip.${vip}`) }] : []),
    ...gifts.map((gift) => ({ tone: 'ok' as const, word: t('badges.gift', { gift }) })),
    ...(exclusive ? [{ tone: 'paper' as const, word: t('exclusive') }] : []),
    ...(has3d ? [{ tone: 'paper' as const, word: t('three_d') }] : []),
    ...stateBadges.flatMap((state) => (state ? [{ tone: state[0], word: t(`badges.${state[1]}`) }] : [])),
  ]
}

function findById<Table extends object>(
  table: Table,
  id: number | undefined,
): Table[keyof Table] | undefined {
  return id !== undefined && Object.hasOwn(table, id) ? table[id as keyof Table] : undefined
}
