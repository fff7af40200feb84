import express, { type ErrorRequestHandler } from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { parseBody, readBody } from './body'

const answerStatus: ErrorRequestHandler = (error, _request, response, _next) => {
  response.sendStatus(error.status ?? 500)
}
const server = withServer(() =>
  express()
    .post('/', readBody, (request, response, next) => {
      parseBody(request).then((body) => response.json(Object.fromEntries(body)), next)
    })
    .use(answerStatus),
)

async function sent(body: BodyInit | null, type?: string) {
  const headers: Record<string, string> = type ? { 'content-type': type } : {}
  const response = await fetch(server.origin, { method: 'POST', body, headers })
  return response.ok ? response.json() : response.status
}

function parts() {
  const form = new FormData()
  for (const id of ['1', '2']) form.append('statements[]', id)
  form.append('name', 'ნინო')
  form.append('file', new Blob(['x']), 'x.txt')
  return form
}

test.each<[string, BodyInit, string?]>([
  [
    'a form',
    new URLSearchParams([
      ['statements[]', '1'],
      ['statements[1]', '2'],
      ['name', 'ნინო'],
    ]),
  ],
  ['a multipart form', parts()],
  ['JSON', '{"statements":[1,"2",null,{},[3]],"name":"ნინო","none":null}', 'application/json'],
  ['JSON with the name of a form', '{"statements[]":[1,2],"name":"ნინო"}', 'application/json; charset=utf-8'],
])('%s is parsed into the same fields', async (_kind, body, type) => {
  expect(await sent(body, type)).toEqual({ statements: ['1', '2'], name: ['ნინო'] })
})

test.each<[string, BodyInit, string?]>([
  [
    'JSON',
    '{"name":"a\\u0000b\\ud83c\\u200b \\u0665\\uffff","new_password":"\\u0000\\u0665\\u200b"}',
    'application/json',
  ],
  ['a form', new URLSearchParams({ name: 'a\0b\u200b\u3000٥\uffff', new_password: '\0٥\u200b' })],
])(
  'texts of %s are normalized, and passwords lose only characters that cannot be stored',
  async (_kind, body, type) => {
    expect(await sent(body, type)).toEqual({ name: ['ab 5'], new_password: ['٥\u200b'] })
  },
)

test.each<[string, BodyInit | null, string?]>([
  ['nothing', null],
  ['plain text', 'statements=1', 'text/plain'],
  ['JSON that is no object', 'null', 'application/json'],
])('a body of %s has no fields', async (_kind, body, type) => {
  expect(await sent(body, type)).toEqual({})
})

const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'

test.each<[string, BodyInit, string, number]>([
  ['incomplete JSON', '{"a":', 'application/json', 400],
  ['a multipart body without a boundary', 'x', 'multipart/form-data', 400],
  ['a multipart body without an end', '--x\r\n', 'multipart/form-data; boundary=x', 400],
  ['a form of 20,000 fields', 'a=&'.repeat(20_000), 'application/x-www-form-urlencoded', 413],
  ['a multipart form of 2,000 parts', `${part.repeat(2_000)}--x--`, 'multipart/form-data; boundary=x', 413],
  ['a form in an unknown encoding', 'a=1', 'application/x-www-form-urlencoded; charset=klingon', 400],
  ['a body above the limit', 'a'.repeat(300_000), 'application/json', 413],
])('%s answers with an error status', async (_kind, body, type, status) => {
  expect(await sent(body, type)).toBe(status)
})
