import type { Db } from '~backend/platform/db/pool'
import { DAY_MS } from '~contract/values/georgian-time'

const MESSAGES = [
  { side: 'seeker', text: 'გამარჯობა! ბინა ისევ იყიდება?' },
  { side: 'owner', text: 'დიახ, ისევ აქტუალურია. როდის გსურთ ნახვა?' },
  { side: 'seeker', text: 'შაბათს, თორმეტ საათზე, თუ გაწყობთ.' },
] as const

/**
 * Adds a conversation of each demo person with the owner of a statement, who cannot sign in to the demo. Both
 * have seen all messages. Safe to repeat.
 */
export async function addConversations(db: Db, day: Date): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `insert into conversations (kind, statement_id, owner_id, seeker_id, seeker_name, seeker_locale, last_message_at, created_at)
     select 'statement', s.id, s.user_id, u.id, u.first_name, 'ka', $1, $1
     from (select *, row_number() over (order by id) as place from users where email like '%@demo.test') u
     join (select s.id, s.user_id, row_number() over (order by md5(s.id::text) desc) as place
           from statements s join users o on o.id = s.user_id
           where s.is_public and o.email not like '%@demo.test') s using (place)
     where not exists (select from conversations where seeker_id = u.id)
     returning id`,
    [day],
  )
  for (const { id } of rows) {
    for (const [index, { side, text }] of MESSAGES.entries())
      await db.query(
        'insert into conversation_messages (conversation_id, side, text, created_at) values ($1, $2, $3, $4)',
        [id, side, text, new Date(day.getTime() - ((MESSAGES.length - index) * DAY_MS) / 24)],
      )
    await db.query(
      `update conversations set last_message_id = m.id, owner_seen_id = m.id, seeker_seen_id = m.id
       from (select max(id) as id from conversation_messages where conversation_id = $1) m
       where conversations.id = $1`,
      [id],
    )
  }
}
