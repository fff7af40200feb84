import { randomUUID } from 'node:crypto'
import { createRandom } from '~backend/demo/random'
import { ESTIMATE_FORM } from '../fixtures/estimate'
import { type Times, timeWork } from './timing'

/** Hourly limit of a user. */
const MAX_PER_USER = 60

/** Times estimates of flats all over Tbilisi, requested one after the other by newly registered users. */
export async function measureEstimates(origin: string, peopleOrigin: string, count: number): Promise<Times> {
  const times: Times = []
  let token = ''
  for (let index = 0; index < count; index += 1) {
    if (index % MAX_PER_USER === 0) token = await registerUser(peopleOrigin)
    times.push(await timeWork(() => requestEstimate(origin, token, createFlatFields(index))))
  }
  return times
}

function createFlatFields(index: number): Record<string, string> {
  const random = createRandom('question', 'estimate', index)
  return {
    ...ESTIMATE_FORM,
    flat_area: `${random.whole(35, 180)}`,
    floor: `${random.whole(1, 10)}`,
    rooms: `${random.whole(1, 5)}`,
    latitude: (41.72 + random.between(-0.04, 0.04)).toFixed(6),
    longitude: (44.77 + random.between(-0.06, 0.06)).toFixed(6),
  }
}

async function requestEstimate(origin: string, token: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(`${origin}/api/v1/evaluation-predict-price`, {
    method: 'POST',
    headers: { 'x-website-key': 'ezo', 'global-authorization': token },
    body: new URLSearchParams(fields),
  })
  // Rejected estimates count too, as they have searched for comparables.
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

async function registerUser(peopleOrigin: string): Promise<string> {
  const response = await fetch(`${peopleOrigin}/sandbox/auth/register`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: `${randomUUID()}@demo.test`,
      password: randomUUID(),
      type: 'physical',
      firstName: 'Bench',
      lastName: 'Visitor',
    }),
  })
  const [, token] = /__Host-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  if (!token) throw new Error(`${response.status}: nobody was registered`)
  return token
}
