import { expect, test } from 'vitest'
import { parseSettings } from './settings'
import { createChat, toSiteSettings } from './upstream-services'

const SESSION_SECRET = 'x'.repeat(32)
const api = 'https://api.test'
const STAND_INS = {
  authUrl: '/stand-in/auth',
  auctionUrl: '/stand-in/auction',
  surveyUrl: '/stand-in/survey',
  chat: { tokenUrl: 'http://127.0.0.1/stand-in/token', url: '/stand-in/chat' },
}

test('sites without a URL are replaced by the stand-ins of our own backend', () => {
  expect(toSiteSettings(parseSettings({ SESSION_SECRET }), STAND_INS)).toMatchObject({
    authUrl: '/stand-in/auth',
    auctionUrl: '/stand-in/auction',
    surveyUrl: '/stand-in/survey',
    vastUrl: '/adverts/vast.xml',
  })
  const ANDROID_APP_URL = 'https://apps.test/ezo?id=1'
  expect(toSiteSettings(parseSettings({ SESSION_SECRET, ANDROID_APP_URL }), STAND_INS).appStoreUrls).toEqual({
    android: ANDROID_APP_URL,
  })
  const AUCTION_URL = 'https://auction.test/lots'
  expect(toSiteSettings(parseSettings({ SESSION_SECRET, AUCTION_URL }), STAND_INS).auctionUrl).toBe(
    AUCTION_URL,
  )
})

test('with the APIs of an operator there is no auction site, survey, video ad or chat unless it is set', () => {
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
  expect(toSiteSettings(settings, undefined)).toMatchObject({
    auctionUrl: undefined,
    surveyUrl: undefined,
    vastUrl: undefined,
  })
  expect(createChat(settings, undefined)).toBeUndefined()
})
