import type pg from 'pg'
import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'
import type { Words } from '../dictionaries/words'
import { move } from '../ledger/move'
import { KIND } from '../notifications/kinds'
import { tell } from '../notifications/tell'

/** Who does not answer by then does not want to. */
const DAYS_TO_ANSWER = 7

const MY_BASE = '/account/my-base'

const NEWS: Record<'given' | 'lapsed', { title: Words; text: Words }> = {
  given: {
    title: {
      ka: 'კლიენტმა ნომერი გაგიზიარა',
      en: 'A client has given you their number',
      ru: 'Клиент поделился номером',
    },
    text: {
      ka: 'სახელსა და ნომერს შენს ბაზაში ნახავ.',
      en: 'The name and the number stand in your base.',
      ru: 'Имя и номер — в вашей базе.',
    },
  },
  lapsed: {
    title: {
      ka: 'კლიენტმა ნომრის თხოვნას არ უპასუხა',
      en: 'A client has not answered your request',
      ru: 'Клиент не ответил на запрос номера',
    },
    text: {
      ka: 'თანხა შენს ბალანსზე დაბრუნდა.',
      en: 'The money is back on your balance.',
      ru: 'Деньги вернулись на ваш баланс.',
    },
  },
}

type Offer = { id: number; user_id: number; payment_id: number; amount: number; cause: string }

const OFFER = `select o.id, o.user_id, o.payment_id, p.amount, 'number:' || o.id as cause
  from client_number_offers o join payments p on p.id = o.payment_id`

/** What somebody says to a request for their number, in the transaction of their answer. */
export async function answerOffer(
  transaction: Db,
  cause: string,
  response: 'accepted' | 'declined',
): Promise<void> {
  const { rows } = await transaction.query<Offer>(
    `${OFFER} where o.state = 'waiting' and o.id = $1 for update of o, p`,
    [Number(/^number:(\d{1,9})$/.exec(cause)?.[1] ?? 0)],
  )
  const [offer] = rows
  if (!offer) return
  if (response === 'declined') return giveBack(transaction, offer, 'declined')
  await transaction.query(
    `update client_number_offers set state = 'given', answered_at = now() where id = $1`,
    [offer.id],
  )
  await tellAsker(transaction, offer, 'given')
}

/** Gives back the money of requests that nobody has answered in time. */
export async function lapseOffers(pool: pg.Pool): Promise<void> {
  await withTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<Offer>(
      `${OFFER} where o.state = 'waiting' and o.created_at < now() - make_interval(days => $1)
       order by o.id limit 100 for update of o, p skip locked`,
      [DAYS_TO_ANSWER],
    )
    for (const offer of rows) {
      await giveBack(transaction, offer, 'lapsed')
      await transaction.query(
        `update notifications set response = 'withdrawn', responded_at = now()
         where kind = $1 and cause = $2 and response is null`,
        [KIND.clientNumbers, offer.cause],
      )
      await tellAsker(transaction, offer, 'lapsed')
    }
  })
}

async function giveBack(transaction: Db, offer: Offer, state: 'declined' | 'lapsed'): Promise<void> {
  await transaction.query(`update client_number_offers set state = $2, answered_at = now() where id = $1`, [
    offer.id,
    state,
  ])
  await move(transaction, {
    key: `client_number_return:${offer.payment_id}`,
    cause: 'order_return',
    paymentId: offer.payment_id,
    from: { code: 'sales' },
    to: { userId: offer.user_id },
    tetri: offer.amount,
  })
  await transaction.query(`update payments set state = 'refunded', refunded = amount where id = $1`, [
    offer.payment_id,
  ])
}

async function tellAsker(
  transaction: Db,
  { user_id, cause }: Offer,
  what: 'given' | 'lapsed',
): Promise<void> {
  await tell(transaction, {
    userId: user_id,
    kind: KIND.general,
    cause: `${what}:${cause}`,
    details: { ...NEWS[what], url: MY_BASE },
  })
}
