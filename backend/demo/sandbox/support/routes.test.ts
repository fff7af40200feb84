import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { chatSite, chatTokenRoutes, surveySite } from './routes'

const site = withServer(() =>
  express().use('/sandbox/chat', chatTokenRoutes(), chatSite()).use('/sandbox/survey', surveySite()),
)

async function open(path: string, form?: Record<string, string>) {
  const response = await fetch(
    `${site.origin}/sandbox/${path}`,
    form ? { method: 'POST', body: new URLSearchParams(form) } : {},
  )
  return { status: response.status, text: await response.text() }
}

async function newToken(): Promise<string> {
  const { text } = await open('chat/token', {})
  return JSON.parse(text).data.token
}

test('the chat opens with a token and shows the messages of its conversation, with their markup escaped', async () => {
  const address = `chat?lang=en&token=${await newToken()}`
  expect((await open(address)).text).toContain('<h1>Online chat</h1>')
  await open(address, { message: '<b>Hello</b>' })
  await open(address, { message: ' ' })
  await open(address, { message: 'Are you there?' })
  const written = '<dd>&#60;b&#62;Hello&#60;/b&#62;</dd><dd>Are you there?</dd></dl>'
  expect((await open(address)).text).toContain(written)
  expect((await open(`chat?lang=en&token=${await newToken()}`)).text).not.toContain('<dd>')
})

test('two visitors get different chat tokens', async () => {
  expect(await newToken()).not.toBe(await newToken())
})

test.each(['chat', 'chat?token=', 'chat?token=%22%3E'])(
  '%s does not open if the token is missing',
  async (address) => {
    expect((await open(address)).status).toBe(400)
    expect((await open(address, { message: 'Hello' })).status).toBe(400)
  },
)

test('the survey thanks for a known rating and asks again after any other', async () => {
  expect((await open('survey?lang=ru')).text).toContain('Как вы оцените сайт?')
  expect((await open('survey?lang=ru', { rating: '4' })).text).toContain('<h1>Спасибо</h1>')
  expect((await open('survey?lang=ru', { rating: '9' })).text).toContain('Как вы оцените сайт?')
})
