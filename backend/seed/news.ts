import type { Db } from '../db/pool'
import { KIND } from '../notifications/kinds'
import { tell } from '../notifications/tell'

const WELCOME = {
  title: { ka: 'კეთილი იყოს შენი მობრძანება', en: 'Welcome', ru: 'Добро пожаловать' },
  text: {
    ka: 'ეს სადემონსტრაციო ანგარიშია. აქ მოვა შეტყობინებები წერილებსა და განცხადებების ვადებზე.',
    en: 'This is a demo account. Messages and the ends of listings are told here.',
    ru: 'Это демонстрационный аккаунт. Здесь появятся сообщения и сроки объявлений.',
  },
  url: '/s',
}

/** What the demo people are told at first, and the broker's request to the agent. Safe to repeat. */
export async function addNews(db: Db): Promise<void> {
  const { rows } = await db.query<{ id: number; who: string }>(
    `select id, split_part(email, '@', 1) as who from users where email like '%@demo.test'`,
  )
  for (const { id } of rows)
    await tell(db, { userId: id, kind: KIND.general, details: WELCOME, cause: 'welcome' })
  const [agent, broker] = ['agent', 'broker'].map((who) => rows.find((row) => row.who === who)?.id)
  if (agent === undefined || broker === undefined) return
  await tell(db, {
    userId: agent,
    kind: KIND.brokerRequest,
    senderId: broker,
    cause: `broker:${broker}`,
  })
}
