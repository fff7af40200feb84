import { randomUUID } from 'node:crypto'
import { randomOf } from '../../backend/pictures/random'
import { ASKED } from '../fixtures/valuation'
import { type Times, timed } from './measure'

/** Nobody may ask more often in an hour. */
const MOST_EACH = 60

/** How long estimates of flats all over Tbilisi take, asked one after the other by people who have just registered. */
export async function estimateTimes(origin: string, peopleOrigin: string, count: number): Promise<Times> {
  const times: Times = []
  let token = ''
  for (let index = 0; index < count; index += 1) {
    if (index % MOST_EACH === 0) token = await register(peopleOrigin)
    times.push(await timed(() => estimate(origin, token, flat(index))))
  }
  return times
}

function flat(index: number): Record<string, string> {
  const random = randomOf('question', 'estimate', index)
  return {
    ...ASKED,
    flat_area: `${random.whole(35, 180)}`,
    floor: `${random.whole(1, 10)}`,
    rooms: `${random.whole(1, 5)}`,
    latitude: (41.72 + random.between(-0.04, 0.04)).toFixed(6),
    longitude: (44.77 + random.between(-0.06, 0.06)).toFixed(6),
  }
}

async function estimate(origin: string, token: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(`${origin}/api/v1/evaluation-predict-price`, {
    method: 'POST',
    headers: { 'x-website-key': 'ezo', 'global-authorization': token },
    body: new URLSearchParams(fields),
  })
  // Also where there is no estimate for want of offers, something was looked for.
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

async function register(peopleOrigin: string): Promise<string> {
  const response = await fetch(`${peopleOrigin}/sandbox/auth/register`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...{ email: `${randomUUID()}@demo.test`, password: randomUUID(), type: 'physical' },
      ...{ firstName: 'Bench', lastName: 'Visitor' },
    }),
  })
  const token = new URL(response.headers.get('location') ?? '', peopleOrigin).searchParams.get('access_token')
  if (!token) throw new Error(`${response.status}: nobody was registered`)
  return token
}
