import { describe, expect, test } from 'vitest'
import { parseForm, parseFormData, setFormData } from './form-data.server'

const post = (body: BodyInit | null, type?: string) =>
  new Request('http://ezo.test/', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  })

describe('fields of a POST request', () => {
  test('fields are parsed from both form encodings', async () => {
    expect((await parseFormData(post(new URLSearchParams({ a: '1' })))).get('a')).toBe('1')
    const multipart = new FormData()
    multipart.set('a', '1')
    expect((await parseFormData(post(multipart))).get('a')).toBe('1')
  })

  test('a request without a body has no fields', async () => {
    expect([...(await parseFormData(post(null)))]).toEqual([])
  })

  test('texts of a form are normalized in both encodings, and where the body was read before', async () => {
    const typed = ' \u202a\u200bЗои\u0306\u202c 👩‍👧 ❤️\r\n٥\u3164'
    const multipart = new FormData()
    multipart.set('name', typed)
    const streamed = post(null)
    setFormData(streamed, multipart)
    for (const request of [post(new URLSearchParams({ name: typed })), post(multipart), streamed])
      expect((await parseFormData(request)).get('name')).toBe(' Зой 👩‍👧 ❤️\n5 ')
  })

  test('passwords and files are kept as they were sent', async () => {
    const multipart = new FormData()
    for (const name of ['password', 'new_password']) multipart.set(name, ' ٥\u00a0e\u0301\u200b')
    multipart.set('file', new File(['\u200b٥'], 'a.txt'))
    const files = { file: { maxFiles: 1, maxBytes: 100 } }
    const { fields: form } = await parseForm(post(multipart), files)
    expect(form.get('password')).toBe(' ٥\u00a0e\u0301\u200b')
    expect(form.get('new_password')).toBe(' ٥\u00a0e\u0301\u200b')
    expect(await (form.get('file') as File).text()).toBe('\u200b٥')
  })

  test.each([
    ['{}', 'application/json', 415],
    ['x', 'text/plain', 415],
    ['junk', 'multipart/form-data; boundary=x', 400],
    ['junk', 'multipart/form-data', 400],
  ])('a body of %s sent as %s is rejected', async (body, type, status) => {
    await expect(parseFormData(post(body, type))).rejects.toMatchObject({ status })
  })
})
