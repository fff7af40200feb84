import type { BadgeTone } from '../../ui/badge'
import type { VipTier } from '../../upstream/statement-parts'
import type { StatementWords } from './facts'

interface Marked {
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

/** Ids of the dictionary `conditions`: handed over unfinished. */
const frames = { 5: ['paper', 'white_frame'], 6: ['black', 'black_frame'] } as const
/** Ids of the dictionary `statuses`. */
const buildings = { 2: ['paper', 'new_building'], 3: ['warn', 'under_construction'] } as const

/** What sets a statement apart, in words; the colour only repeats them. What was paid for comes first. */
export function badgesOf(statement: Marked, t: StatementWords): StatementBadge[] {
  const { vip, gifts, exclusive, has3d, conditionId, statusId } = statement
  const states = [known(frames, conditionId), known(buildings, statusId)]
  return [
    ...(vip ? [{ tone: 'vip' as const, word: t(`vip.${vip}`) }] : []),
    ...gifts.map((gift) => ({ tone: 'ok' as const, word: t('badges.gift', { gift }) })),
    ...(exclusive ? [{ tone: 'paper' as const, word: t('exclusive') }] : []),
    ...(has3d ? [{ tone: 'paper' as const, word: t('three_d') }] : []),
    ...states.flatMap((state) => (state ? [{ tone: state[0], word: t(`badges.${state[1]}`) }] : [])),
  ]
}

function known<Table extends object>(table: Table, id: number | undefined): Table[keyof Table] | undefined {
  return id !== undefined && Object.hasOwn(table, id) ? table[id as keyof Table] : undefined
}
