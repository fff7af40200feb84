import { describe, expect, test } from 'vitest'
import { parseFormData } from './form-data.server'

const post = (body: BodyInit | null, type?: string) =>
  new Request('http://ezo.test/', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  })

describe('the fields of a POST', () => {
  test('are parsed from both encodings of a form', async () => {
    expect((await parseFormData(post(new URLSearchParams({ a: '1' })))).get('a')).toBe('1')
    const multipart = new FormData()
    multipart.set('a', '1')
    expect((await parseFormData(post(multipart))).get('a')).toBe('1')
  })

  test('are empty without a body', async () => {
    expect([...(await parseFormData(post(null)))]).toEqual([])
  })

  test.each([
    ['{}', 'application/json', 415],
    ['x', 'text/plain', 415],
    ['junk', 'multipart/form-data; boundary=x', 400],
    ['junk', 'multipart/form-data', 400],
  ])('of a body %s as %s are refused', async (body, type, status) => {
    await expect(parseFormData(post(body, type))).rejects.toMatchObject({ status })
  })
})
