import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { elsewhereSite } from './routes'

const site = withServer(() => express().use('/sandbox/elsewhere', elsewhereSite()))

test.each([
  ['ka', 'ეზო ავტო', 'ეს სატესტო გვერდია'],
  ['en', 'Ezo Auto', 'This is a test page'],
  ['ru', 'Эзо Авто', 'Это тестовая страница'],
])('a sandbox page says in %s which site it replaces', async (lang, title, notice) => {
  const answer = await fetch(`${site.origin}/sandbox/elsewhere/auto?lang=${lang}`)
  const text = await answer.text()
  expect(text).toContain(`<h1>${title}</h1>`)
  expect(text).toContain(notice)
})

test('an unknown site answers 404', async () => {
  expect((await fetch(`${site.origin}/sandbox/elsewhere/none`)).status).toBe(404)
})
