import { noteMessage } from '~backend/account-leads/add-lead'
import { startCallConversation } from '~backend/conversations/start-call-conversation'
import { type Seeker, startConversation } from '~backend/conversations/start-conversation'
import { insertMessage } from '~backend/conversations/write-message'
import type { Db } from '~backend/platform/db/pool'

const DEMO_ACCOUNTS = ['physical', 'broker', 'developer'] as const

const SEEKERS = [
  {
    name: 'თამარ ლომიძე',
    phone: '555200101',
    email: 'tamar@guests.test',
    text: 'გამარჯობა! როდის შეიძლება ბინის ნახვა?',
    isAnswered: true,
  },
  {
    name: 'Алексей Громов',
    phone: '555200102',
    email: 'alexey@guests.test',
    text: 'Здравствуйте! Торг возможен?',
    isAnswered: false,
  },
  // A guest without an email can only be called.
  { name: 'გიგა წერეთელი', phone: '555200103', email: '', text: 'ეს ფასი საბოლოოა?', isAnswered: false },
] as const

const ANSWER = 'გამარჯობა! დაგირეკავთ დღეს საღამოს.'

/**
 * Adds leads to the demo owner, broker and developer: guests write about their statements, and ask the
 * developer to call about a project. Safe to repeat.
 */
export async function addLeads(db: Db): Promise<void> {
  const { rows } = await db.query<{
    id: number
    type: string
    statement_ids: number[]
    project_id: number | null
  }>(
    `select u.id, u.type, array(select s.id from statements s where s.user_id = u.id and s.is_public order by s.id limit $2)
              as statement_ids,
            (select min(p.id) from projects p where p.developer_id = u.id) as project_id
     from users u where u.email = any($1) and not exists (select from account_leads where account_id = u.id)
     order by u.id`,
    [DEMO_ACCOUNTS.map((type) => `${type}@demo.test`), SEEKERS.length],
  )
  for (const account of rows) {
    if (account.type === 'developer')
      await startCallConversation(db, {
        companyId: account.id,
        projectId: account.project_id,
        seeker: toSeeker(SEEKERS[0]),
        comment: SEEKERS[0].text,
      })
    for (const [at, statementId] of account.statement_ids.entries())
      await addMessageLead(db, {
        ownerId: account.id,
        statementId,
        seeker: SEEKERS[at % SEEKERS.length] ?? SEEKERS[0],
      })
  }
  // The demo's notifications are those of its own seed.
  await db.query(`update conversations set owner_seen_id = last_message_id where owner_id = any($1::int[])`, [
    rows.map(({ id }) => id),
  ])
}

const toSeeker = ({ name, phone, email }: (typeof SEEKERS)[number]): Seeker => ({
  userId: undefined,
  name,
  email,
  phone,
  locale: 'ka',
})

async function addMessageLead(
  db: Db,
  {
    ownerId,
    statementId,
    seeker,
  }: { ownerId: number; statementId: number; seeker: (typeof SEEKERS)[number] },
): Promise<void> {
  const { id } = await startConversation(db, {
    kind: 'statement',
    statementId,
    ownerId,
    seeker: toSeeker(seeker),
  })
  const message = { conversation: id, idempotencyKey: null }
  await insertMessage(db, { ...message, side: 'seeker', text: seeker.text })
  if (!seeker.isAnswered) return
  await insertMessage(db, { ...message, side: 'owner', text: ANSWER })
  await noteMessage(db, { conversationId: id, side: 'owner', userId: ownerId })
}
