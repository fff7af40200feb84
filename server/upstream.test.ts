import { expect, test } from 'vitest'
import { readSettings } from './settings'
import { chatOf, siteOf } from './upstream'

const SESSION_SECRET = 'x'.repeat(32)
const api = 'https://api.test'

test('our own marketplace plays the outside sites itself', () => {
  expect(siteOf(readSettings({ SESSION_SECRET }))).toMatchObject({
    authUrl: '/sandbox/auth',
    auctionUrl: '/sandbox/auction',
    surveyUrl: '/sandbox/survey',
    vastUrl: '/adverts/vast.xml',
  })
  const ANDROID_APP_URL = 'https://apps.test/ezo?id=1'
  expect(siteOf(readSettings({ SESSION_SECRET, ANDROID_APP_URL })).stores).toEqual({
    android: ANDROID_APP_URL,
  })
  const AUCTION_URL = 'https://auction.test/lots'
  expect(siteOf(readSettings({ SESSION_SECRET, AUCTION_URL })).auctionUrl).toBe(AUCTION_URL)
})

test('over other APIs there is no auction site, survey, film or chat unless it is set', () => {
  const settings = readSettings({
    SESSION_SECRET,
    MAIN_API_V1_URL: api,
    MAIN_API_V2_URL: api,
    MAIN_API_V3_URL: api,
    STATEMENTS_API_URL: api,
    PROJECTS_API_URL: api,
    EXPRESS_API_URL: api,
    AUTH_URL: api,
  })
  expect(siteOf(settings)).toMatchObject({ auctionUrl: undefined, surveyUrl: undefined, vastUrl: undefined })
  expect(chatOf(settings, undefined)).toBeUndefined()
})
