import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { AnsweredRequest } from '~contract/instrumentation'
import { describeAnswer, describeOutcome, describeStart } from './describe-work'

function createRequest(method: string): AnsweredRequest {
  const request = Object.assign(new IncomingMessage(new Socket()), { method })
  return { kind: 'request', request, response: new ServerResponse(request) }
}

test.each([
  ['select id, name from users where id = $1', 'SELECT users'],
  ['with due as (select id from messages limit 1)\n update messages set state = $1', 'SELECT messages'],
  ['insert into graphile_worker.jobs (name) values ($1)', 'INSERT graphile_worker.jobs'],
  ['update statements s set price = $1', 'UPDATE statements'],
  ['delete from sessions', 'DELETE sessions'],
  ['select extract(epoch from min(run_at)) from jobs', 'SELECT jobs'],
  ['select', 'SELECT'],
  ['begin', 'BEGIN'],
  ['show server_encoding', 'QUERY'],
])('the query "%s" is named %s, and its text is not exported', (text, name) => {
  const { attributes, ...described } = describeStart({ kind: 'query', text })
  expect(described.name).toBe(name)
  expect(Object.values(attributes)).not.toContain(text)
})

test('a query with a name keeps it', () => {
  expect(describeStart({ kind: 'query', text: 'select from x', name: 'shown changes' })).toMatchObject({
    name: 'shown changes',
    attributes: { 'db.collection.name': 'x', 'db.query.summary': 'shown changes' },
  })
})

test('a call to another system exports only protocol, host and port', () => {
  const url = 'smtp://user:password@mail.test:587/path?key=1'
  const { attributes } = describeStart({ kind: 'call', name: 'send email', url })
  expect(attributes).toEqual({ 'url.scheme': 'smtp', 'server.address': 'mail.test', 'server.port': 587 })
})

describe('description of a request', () => {
  test('a request is named by method and route, which is the pattern of a page', () => {
    const work = createRequest('GET')
    expect(describeAnswer(work).name).toBe('GET')
    Object.assign(work.request, { baseUrl: '/pictures', route: { path: '/:name' } })
    expect(describeAnswer(work).name).toBe('GET /pictures/:name')
    Object.assign(work.request, { baseUrl: '/PicTures' })
    expect(describeAnswer(work).name).toBe('GET /pictures/:name')
    Object.assign(work.request, { baseUrl: '', route: { path: '*' } })
    expect(describeAnswer(work)).toMatchObject({ name: 'GET', attributes: {} })
    work.route = '/en/statements/:id?'
    expect(describeAnswer(work)).toMatchObject({
      name: 'GET /en/statements/:id?',
      attributes: { 'http.route': '/en/statements/:id?' },
    })
  })

  test('a request with an invented method adds no name', () => {
    expect(describeStart(createRequest('PROPFIND'))).toMatchObject({
      name: 'HTTP',
      attributes: { 'http.request.method': '_OTHER' },
    })
  })
})

test.each([
  [{ status: 404 }, '404'],
  [{ status: 200 }, undefined],
  [{ failure: 'PRIVATE_ADDRESS' }, 'PRIVATE_ADDRESS'],
  [{ error: Object.assign(new Error('to a@b.test'), { code: 'EENVELOPE' }) }, 'EENVELOPE'],
  [{ error: new TypeError('of a person') }, 'TypeError'],
  [{ error: undefined }, '_OTHER'],
])('a call that ended with %j has the error %s', (outcome, errorType) => {
  expect(describeOutcome({ kind: 'call', name: 'POST webhook', url: '', ...outcome })).toBe(errorType)
})
