import { expect, test } from 'vitest'
import { accountSamples } from '~contract/samples/accounts'
import { agentSamples } from '~contract/samples/agents'
import { appraisalSamples } from '~contract/samples/appraisals'
import { auctionSamples } from '~contract/samples/auctions'
import { companySamples } from '~contract/samples/companies'
import { contentSamples } from '~contract/samples/content'
import { dynamicFormSamples } from '~contract/samples/dynamic-forms'
import { estimateSamples } from '~contract/samples/estimate'
import { favoriteSamples } from '~contract/samples/favorites'
import { loanSamples } from '~contract/samples/loans'
import { locationSamples } from '~contract/samples/locations'
import { measurementSamples } from '~contract/samples/measurements'
import { notificationSamples } from '~contract/samples/notifications'
import { ownStatementSamples } from '~contract/samples/own-statements'
import { paymentSamples } from '~contract/samples/payments'
import { publicProfileSamples } from '~contract/samples/public-profile'
import { publicRegistrySamples } from '~contract/samples/public-registry'
import { searchRequestSamples } from '~contract/samples/search-requests'
import { serviceSamples } from '~contract/samples/services'
import { statementSamples } from '~contract/samples/statements'
import { success } from '~contract/schemas/envelope'

const samples = [
  ...statementSamples,
  ...locationSamples,
  ...contentSamples,
  ...companySamples,
  ...accountSamples,
  ...agentSamples,
  ...appraisalSamples,
  ...auctionSamples,
  ...dynamicFormSamples,
  ...estimateSamples,
  ...favoriteSamples,
  ...loanSamples,
  ...measurementSamples,
  ...notificationSamples,
  ...ownStatementSamples,
  ...paymentSamples,
  ...publicProfileSamples,
  ...publicRegistrySamples,
  ...searchRequestSamples,
  ...serviceSamples,
]

test.each(samples)('the sample of $endpoint has the shape of its schema', ({ schema, data }) => {
  expect(() => success(schema).parse({ result: true, data })).not.toThrow()
})

test.each(samples)('an answer of $endpoint that is a text is refused', ({ schema }) => {
  expect(success(schema).safeParse({ result: true, data: 'no' }).success).toBe(false)
  expect(success(schema).safeParse({ result: false, data: [] }).success).toBe(false)
})
