import { isFollowerSql } from '~backend/account-leads/access'
import { toNamesSql } from '~backend/locations/place-name-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import type { ConversationKind, ConversationSide, ConversationState } from '~contract/conversations'
import type { LeadKind } from '~contract/leads'

export type ConversationRow = Omit<Row<'conversations'>, 'kind' | 'state' | 'ended_by' | 'seeker_locale'> & {
  kind: ConversationKind
  state: 'open' | 'closed' | 'blocked'
  ended_by: ConversationSide | null
  seeker_locale: Locale
  /** Name that the seeker sees; empty for the operators. */
  owner_name: string
  has_closed_account: boolean
  /** Kind of the lead that operators answer. */
  lead_kind: LeadKind | null
  /** Names of the project that a call request is about. */
  project: LocalizedText | null
  owner_is_closed: boolean
  seeker_is_closed: boolean
}

export const CONVERSATION_COLUMNS = `c.*,
  coalesce(nullif(s.owner_name, ''), ${userNameSql('o')}, '') as owner_name, l.kind as lead_kind, ${toNamesSql('j')} as project,
  o.closed_at is not null as owner_is_closed, k.closed_at is not null as seeker_is_closed,
  (o.closed_at is not null or k.closed_at is not null) as has_closed_account`

export const CONVERSATION_TABLES = `conversations c
  left join users o on o.id = c.owner_id
  left join users k on k.id = c.seeker_id
  left join statements s on s.id = c.statement_id
  left join leads l on l.id = c.lead_id
  left join projects j on j.id = c.project_id`

/** A person who may read conversations: a user, or a guest with the key of one conversation. */
export interface Reader {
  userId: number | undefined
  /** Key of a guest, a UUID. */
  key: string | undefined
}

export interface ReadConversation {
  row: ConversationRow
  side: ConversationSide
}

/**
 * Finds a conversation of the reader, or one that the reader follows up for its owner. For others it does
 * not exist.
 * @param lock true to lock it until the transaction ends
 */
export async function findConversation(
  db: Db,
  id: string,
  { userId, key }: Reader,
  { lock = false }: { lock?: boolean } = {},
): Promise<ReadConversation | undefined> {
  const { rows } = await db.query<ConversationRow>(
    `select ${CONVERSATION_COLUMNS} from ${CONVERSATION_TABLES}
     where c.id = $1 and ($2 in (c.owner_id, c.seeker_id) or c.guest_key = $3 or ${isFollowerSql('$2::int')})
     ${lock ? 'for update of c' : ''}`,
    [id, userId ?? null, key ?? null],
  )
  const row = rows[0]
  if (!row) return undefined
  const isGuest = key !== undefined && row.guest_key === key
  const isSeeker = row.owner_id !== userId && (isGuest || row.seeker_id === userId)
  return { row, side: isSeeker ? 'seeker' : 'owner' }
}

export const otherSide = (side: ConversationSide): ConversationSide => (side === 'owner' ? 'seeker' : 'owner')

export function getState(
  { state, ended_by, has_closed_account }: Pick<ConversationRow, 'state' | 'ended_by' | 'has_closed_account'>,
  side: ConversationSide,
): ConversationState {
  if (has_closed_account) return 'account_closed'
  if (state === 'open') return 'open'
  if (ended_by !== side) return 'ended_by_other_side'
  return state === 'blocked' ? 'blocked' : 'closed'
}

/** True if messages reach a side: a guest without an email can only be called. */
export function canReach(
  { seeker_id, guest_email }: Pick<ConversationRow, 'seeker_id' | 'guest_email'>,
  to: ConversationSide,
): boolean {
  return to === 'owner' || seeker_id !== null || guest_email !== null
}
