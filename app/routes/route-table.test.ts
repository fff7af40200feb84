import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router'
import { describe, expect, test } from 'vitest'
import remixConfig, { prefixes } from '../../remix.config.js'

interface Entry {
  id: string
  file: string
  path?: string
  index?: boolean
  parentId?: string
}

const manifest = (await remixConfig.routes?.(defineRoutes)) as Record<string, Entry>

function childrenOf(parentId: string): AgnosticRouteObject[] {
  return Object.values(manifest)
    .filter((entry) => (entry.parentId ?? 'root') === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index, ...(path && { path }) } : { id, children: childrenOf(id), ...(path && { path }) },
    )
}

const tree = childrenOf('root')

/** The module that answers an address, without its folder. */
function answers(address: string): string | undefined {
  const id = matchRoutes(tree, address)?.at(-1)?.route.id
  return id && manifest[id]?.file.replace(/^routes\//, '').replace(/(\/route)?\.tsx?$/, '')
}

/** Every address of the specification, and what answers; `not-found` are screens still to be built. */
const addresses: Record<string, string> = {
  '/': 'home',
  '/s': 'search',
  '/s/': 'search',
  '/s/a': 'search',
  '/s/a/b': 'search',
  '/s/a/b/c/d/e': 'search',
  '/udzravi-qoneba': 'search-by-words',
  '/udzravi-qoneba/iyideba-bina': 'search-by-words',
  '/udzravi-qoneba/iyideba-bina/iyideba-bina-vakeshi-1': 'statement',
  '/statements': 'statement',
  '/statements/1': 'statement',
  '/auth': 'auth',
  '/azomva': 'hidden-landing',
  '/azomva/': 'hidden-landing',
  '/AZOMVA': 'hidden-landing',
  '/azomva/MeasurmentView': 'service-order',
  '/gamartivebuli-dzieba': 'simplified-search',
  '/gvitxari-ras-edzeb': 'client-search',
  '/brokerebi': 'brokers',
  '/br': 'broker',
  '/br/x': 'broker',
  '/developerebi': 'developers',
  '/d': 'developer',
  '/d/1': 'developer',
  '/proeqti': 'project',
  '/proeqti/1': 'project',
  '/blog': 'blog',
  '/blog/1': 'article',
  '/blogi': 'article',
  '/blogi/1': 'article',
  '/chvens-shesaxeb': 'about',
  '/contact': 'contact',
  '/dynamic-forms': 'dynamic-form',
  '/dynamic-forms/1': 'dynamic-form',
  '/evaluation/questionnaire': 'questionnaire',
  '/evaluation/questionnaire/1': 'questionnaire',
  '/payment-result': 'payment-result',
  '/VIP': 'service-landing',
  '/vip': 'service-landing',
  '/3d-turi': 'service-landing',
  '/3d-turi/tourView': 'service-order',
  '/photo-tour': 'service-landing',
  '/photo-tour/tourView': 'service-order',
  '/shefaseba': 'service-landing',
  '/shefaseba/RatersView': 'service-order',
  '/check-real-estate': 'service-landing',
  '/check-real-estate/realEstateView': 'service-order',
  '/booking-service': 'service-landing',
  '/booking-service/BookingView': 'service-order',
  '/facebook': 'service-landing',
  '/account': 'account',
  '/account/agents': 'account-agents',
  '/account/favorites': 'account-favorites',
  '/account/measure': 'account-measure',
  '/account/my-base': 'account-my-base',
  '/account/notifications': 'account-notifications',
  '/account/notifications/1': 'account-notification',
  '/account/payments': 'account-payments',
  '/account/personalInformation': 'account-personal-information',
  '/account/profile': 'account-profile',
  '/account/safety': 'account-safety',
  '/account/services': 'account-services',
  '/account/statements': 'account-statements',
  '/account/3DTourService/tourView': 'service-order',
  '/account/aiService/aiView': 'ai-estimate',
  '/account/bookingService/bookingView': 'service-order',
  '/account/checkRealEstate/realEstateView': 'service-order',
  '/account/facebookService/facebookView': 'service-order',
  '/account/loanCalculatorService/loanView': 'loan',
  '/account/measureService/MeasurmentView': 'service-order',
  '/account/photoTourService/tourView': 'service-order',
  '/account/ratersService/ratersView': 'service-order',
  '/account/vipService/vipView': 'service-order',
  '/data/count': 'data/count',
  '/data/unseen': 'data/unseen',
  '/loan-schedule.csv': 'files/loan-schedule',
  '/x/y/z/and/more': 'not-found',
}

describe.each(Object.entries(prefixes))('addresses in %s', (language, prefix) => {
  test.each(Object.entries(addresses))(`%s is answered by %s`, (path, module) => {
    const address = prefix ? `/${prefix}${path === '/' ? '' : path}` : path
    expect(answers(address)).toBe(module)
    const id = matchRoutes(tree, address)?.at(-1)?.route.id
    expect(id?.startsWith(`${language}/`)).toBe(true)
  })
})

test('small changes have no language', () => {
  expect(answers('/do/sign-out')).toBe('do/sign-out')
  expect(answers('/do/light-mode')).toBe('do/light-mode')
  expect(answers('/do/favorite')).toBe('do/keeping')
  expect(answers('/do/hide')).toBe('do/keeping')
  expect(answers('/do/currency')).toBe('do/currency')
  expect(answers('/do/forget-searches')).toBe('do/forget-searches')
  expect(answers('/do/phone')).toBe('do/phone')
})

test('every module of the table exists', () => {
  for (const { file } of Object.values(manifest)) {
    expect(existsSync(join(import.meta.dirname, '..', file)), file).toBe(true)
  }
})
