import { beforeAll, expect, test } from 'vitest'
import { loader as loadBroker } from '~/features/companies/company/broker-route'
import { withTestDatabase } from '~tests/database'
import { withApi, withServer } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { action as showPhone } from './show-phone-route'

const database = withTestDatabase()

const api = withApi(database)

/** Upstream over its reveal limit. */
const strict = withServer(() => (_request, response) => response.writeHead(429).end())

let broker: number

beforeAll(async () => {
  broker = await addUser(database.pool, {
    type: 'broker',
    slug: 'sami-gasaghebi',
    phone_number: '555111222',
    valid_phone_numbers: ['555111222'],
  })
})

const press = (phone_of: string, { origin = api.origin, headers = {} } = {}) =>
  showPhone(
    createRouteArgs('/do/phone', {
      origin,
      form: { phone_of, return_to: '/br/sami-gasaghebi' },
      headers,
      context: { origin: 'http://ezo.test' },
    }),
  )

test('the phone number is shown only to the device that requested it', async () => {
  const loadPhones = async (headers: Record<string, string>) =>
    (
      await loadBroker({
        ...createRouteArgs('/br/x', { origin: api.origin, headers }),
        params: { id: String(broker) },
      })
    ).phones
  const answer = await press(`broker/${broker}`)
  expect(answer.headers.get('location')).toBe('/br/sami-gasaghebi#phone')
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(await loadPhones({ cookie })).toEqual([{ subject: `broker/${broker}`, number: '555111222' }])
  expect(await loadPhones({})).toEqual([])
})

test('a script receives the number and the contact links', async () => {
  const answer = await press(`broker/${broker}`, { headers: { accept: 'application/json' } })
  expect(await answer.json()).toEqual({
    number: '555 111 222',
    links: {
      tel: 'tel:+995555111222',
      whatsapp: 'https://wa.me/995555111222',
      viber: 'viber://chat?number=%2B995555111222',
    },
  })
  expect(answer.headers.get('set-cookie')).toContain('__Host-phones=')
})

test.each(['nobody/1', 'broker/x', ''])('the subject %j has no phone number', async (phone_of) => {
  await expect(press(phone_of)).rejects.toMatchObject({ status: 400 })
})

test('a visitor who requested too many phone numbers gets a notice on the same page', async () => {
  const answer = await press('broker/1', strict)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/br/sami-gasaghebi'])
  expect(answer.headers.get('set-cookie')).toContain('phone_too_often')
})
