import { expect, test } from 'vitest'
import { parseSettings } from './settings'
import { createChat, toSiteSettings } from './upstream-services'

const SESSION_SECRET = 'x'.repeat(32)
const api = 'https://api.test'

test('our own marketplace plays the outside sites itself', () => {
  expect(toSiteSettings(parseSettings({ SESSION_SECRET }))).toMatchObject({
    authUrl: '/sandbox/auth',
    auctionUrl: '/sandbox/auction',
    surveyUrl: '/sandbox/survey',
    vastUrl: '/adverts/vast.xml',
  })
  const ANDROID_APP_URL = 'https://apps.test/ezo?id=1'
  expect(toSiteSettings(parseSettings({ SESSION_SECRET, ANDROID_APP_URL })).appStoreUrls).toEqual({
    android: ANDROID_APP_URL,
  })
  const AUCTION_URL = 'https://auction.test/lots'
  expect(toSiteSettings(parseSettings({ SESSION_SECRET, AUCTION_URL })).auctionUrl).toBe(AUCTION_URL)
})

test('over other APIs there is no auction site, survey, film or chat unless it is set', () => {
  const settings = parseSettings({
    SESSION_SECRET,
    MAIN_API_V1_URL: api,
    MAIN_API_V2_URL: api,
    MAIN_API_V3_URL: api,
    STATEMENTS_API_URL: api,
    PROJECTS_API_URL: api,
    EXPRESS_API_URL: api,
    AUTH_URL: api,
  })
  expect(toSiteSettings(settings)).toMatchObject({
    auctionUrl: undefined,
    surveyUrl: undefined,
    vastUrl: undefined,
  })
  expect(createChat(settings, undefined)).toBeUndefined()
})
