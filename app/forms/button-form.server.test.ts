import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { noFields, parseButtonForm } from './button-form.server'

const lightFields = z.object({ light: z.enum(['0', '1']) })

function send(body: string, schema: z.ZodObject = lightFields) {
  const request = new Request('http://ezo.test/do/light-mode', {
    method: 'POST',
    body: new URLSearchParams(body),
  })
  return parseButtonForm({ request, context: { origin: 'http://ezo.test' } } as ActionFunctionArgs, schema)
}

describe('a form with one button', () => {
  test('parsing a button form returns its value and the page that contains it', async () => {
    expect(await send('light=1&return_to=/en/s?page=2')).toEqual({
      values: { light: '1' },
      back: '/en/s?page=2',
    })
  })

  test('a button form sent from another site leads back to the home page', async () => {
    for (const junk of ['//evil.test', 'https://evil.test/', '', '/do/phone'])
      expect((await send(`return_to=${junk}`, noFields)).back).toBe('/')
  })

  test.each(['', 'light=2', 'light=0&light=1', 'light[0]=1', '__proto__.light=1'])(
    'a button form with the unknown value %j is rejected with 400',
    (body) => expect(send(body)).rejects.toMatchObject({ status: 400 }),
  )
})
