import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { loader } from './search-suggestions'

const VAKE = { kind: 'urban', id: 5, name: 'Vake', within: 'Tbilisi', cityId: 1, slug: undefined }
const AGENCY = { kind: 'broker', id: 9, name: 'სამეზობლო', slug: 'samezoblo' }

async function suggest(path: string, total: number, suggestion: object = VAKE) {
  const context = {
    upstream: {
      call: async (_caller: object, call: Call<unknown>) =>
        call.path === 'microservice/search-suggestions' ? { suggestions: [suggestion] } : { total },
    },
    origin: 'http://ezo.test',
    signer: new Signer('secret'),
  } as unknown as AppLoadContext
  const request = new Request(`http://ezo.test${path}?q=vake`)
  return (await loader({ request, context, params: {} })).json()
}

test.each([
  ['/en/search-suggestions', 1, '1 listing'],
  ['/en/search-suggestions', 1_234, '1,234 listings'],
  ['/search-suggestions', 12, '12 განცხადება'],
  ['/ru/search-suggestions', 21, '21 объявление'],
  ['/ru/search-suggestions', 12, '12 объявлений'],
])('suggestions at %s count their %d listings in the plural of the language', async (path, total, count) => {
  expect((await suggest(path, total)).suggestions).toMatchObject([{ name: 'Vake', count }])
})

test.each([
  ['/en/search-suggestions', 'Samezoblo'],
  ['/ru/search-suggestions', 'Самезобло'],
  ['/search-suggestions', 'სამეზობლო'],
])('suggestions at %s transliterate the company name for the reader', async (path, name) => {
  expect((await suggest(path, 0, AGENCY)).suggestions).toMatchObject([{ name }])
})
