import { inviteByNotification } from '~backend/agents/invite-agents'
import { addNotification } from '~backend/notifications/add-notification'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { NOTIFICATION_KIND } from '~contract/notifications'

const WELCOME_MESSAGE = {
  title: { ka: 'კეთილი იყოს თქვენი მობრძანება', en: 'Welcome', ru: 'Добро пожаловать' },
  text: {
    ka: 'ეს სადემონსტრაციო ანგარიშია. აქ ნახავთ, როცა მოგწერენ ან განცხადებას ვადა გაუვა.',
    en: 'This is a demo account. When somebody writes to you or a listing expires, you will see it here.',
    ru: 'Это демонстрационный аккаунт. Когда вам напишут или у объявления истечёт срок, вы увидите это здесь.',
  },
  url: '/s',
}

export async function addNotifications(db: Db): Promise<void> {
  const { rows } = await db.query<Row<'users', 'id'> & { who: string }>(
    `select id, split_part(email, '@', 1) as who from users where email like '%@demo.test'`,
  )
  for (const { id } of rows)
    await addNotification(db, {
      userId: id,
      kind: NOTIFICATION_KIND.general,
      details: WELCOME_MESSAGE,
      cause: 'welcome',
    })
  const broker = rows.find(({ who }) => who === 'broker')
  if (broker) await inviteByNotification(db, { brokerId: broker.id, email: 'agent@demo.test' })
}
