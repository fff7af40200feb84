import { expect, test } from 'vitest'
import { parseSettings } from './settings'
import { toSiteSettings } from './site-settings'

const SESSION_SECRET = 'x'.repeat(32)
const api = 'https://api.test'
const BACKEND = {
  authUrl: '/own/auth',
  sandboxUrls: {
    auctionUrl: '/stand-in/auction',
    surveyUrl: '/stand-in/survey',
    mailboxUrl: '/stand-in/mail',
    chat: { tokenUrl: 'http://127.0.0.1/stand-in/token', url: '/stand-in/chat' },
    socialLinks: [{ name: 'Facebook', url: '/stand-in/facebook' }],
    developerProjectsUrl: '/stand-in/projects',
    developerOffersUrl: '/stand-in/offers',
    companyUrl: '/stand-in/company',
  },
}

test('the stand-ins of our own backend replace sites without a URL', () => {
  expect(toSiteSettings(parseSettings({ SESSION_SECRET }), BACKEND)).toMatchObject({
    authUrl: '/own/auth',
    auctionUrl: '/stand-in/auction',
    surveyUrl: '/stand-in/survey',
    socialLinks: [{ name: 'Facebook', url: '/stand-in/facebook' }],
    addStatementUrl: '/account/statements/new',
    developerProjectsUrl: '/stand-in/projects',
    developerOffersUrl: '/stand-in/offers',
    companyUrl: '/stand-in/company',
    supportPhone: '+995 32 200 00 00',
    vastUrl: '/adverts/vast.xml',
  })
  const ANDROID_APP_URL = 'https://apps.test/ezo?id=1'
  expect(toSiteSettings(parseSettings({ SESSION_SECRET, ANDROID_APP_URL }), BACKEND).appStoreUrls).toEqual({
    android: ANDROID_APP_URL,
  })
  const AUCTION_URL = 'https://auction.test/lots'
  expect(toSiteSettings(parseSettings({ SESSION_SECRET, AUCTION_URL }), BACKEND).auctionUrl).toBe(AUCTION_URL)
})

// Specification 1.1.27
test('a marketplace that is not a demo has our own login site and no stand-ins', () => {
  const settings = parseSettings({ SESSION_SECRET, PUBLIC_ORIGIN: 'https://ezo.test' })
  const backend = { authUrl: '/own/auth', sandboxUrls: undefined }
  expect(toSiteSettings(settings, backend)).toMatchObject({
    authUrl: '/own/auth',
    auctionUrl: undefined,
    surveyUrl: undefined,
    socialLinks: [],
    addStatementUrl: '/account/statements/new',
    developerProjectsUrl: undefined,
    developerOffersUrl: undefined,
    companyUrl: undefined,
    supportPhone: undefined,
    isSmsOff: false,
    hasEmailCodes: false,
    supportEmail: undefined,
    office: undefined,
    operator: { name: undefined, code: undefined, address: undefined },
  })
})

test('links to social networks are named by their host', () => {
  const SOCIAL_URLS = 'https://www.facebook.com/ezo https://t.me/ezo  https://ezo.example/club'
  expect(toSiteSettings(parseSettings({ SESSION_SECRET, SOCIAL_URLS }), BACKEND).socialLinks).toEqual([
    { name: 'Facebook', url: 'https://www.facebook.com/ezo' },
    { name: 'Telegram', url: 'https://t.me/ezo' },
    { name: 'ezo.example', url: 'https://ezo.example/club' },
  ])
  expect(() => parseSettings({ SESSION_SECRET, SOCIAL_URLS: 'facebook' })).toThrow(/SOCIAL_URLS/)
})

test('an operator with APIs has no auction site, survey or video ad unless it is set', () => {
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
})

test('pages know when our own backend can send no codes', () => {
  const settings = parseSettings({ SESSION_SECRET, PUBLIC_ORIGIN: 'https://ezo.test' })
  const messageChannels = { email: true, sms: false }
  const backend = { authUrl: '/own/auth', sandboxUrls: undefined, messageChannels }
  expect(toSiteSettings(settings, backend)).toMatchObject({ isSmsOff: true, hasEmailCodes: true })
  const silent = { ...backend, messageChannels: { email: false, sms: false } }
  expect(toSiteSettings(settings, silent)).toMatchObject({ isSmsOff: true, hasEmailCodes: false })
  const complete = { ...backend, messageChannels: { email: true, sms: true } }
  expect(toSiteSettings(settings, complete)).toMatchObject({ isSmsOff: false, hasEmailCodes: false })
  expect(toSiteSettings(settings, undefined)).toMatchObject({ isSmsOff: false, hasEmailCodes: false })
})
