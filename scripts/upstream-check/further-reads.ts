import { agentPage } from '~/upstream/agents.server'
import { articleByName, articlePage } from '~/upstream/articles.server'
import { runningAuctions } from '~/upstream/auctions.server'
import { brokerAgentPage, brokerByKey, developerByKey, topDevelopers } from '~/upstream/companies.server'
import { accuracyReport } from '~/upstream/estimate-accuracy.server'
import { statementFacets } from '~/upstream/facets.server'
import { favoriteIds, favoritePage, hiddenStatementPage } from '~/upstream/favorites.server'
import { geocodeAddress, geocodePoint } from '~/upstream/geocoding.server'
import { sentLoanRequests } from '~/upstream/loan-requests.server'
import { cities, metroStations } from '~/upstream/locations.server'
import { notificationByUuid } from '~/upstream/notifications.server'
import { orderDocument } from '~/upstream/order-documents.server'
import { ownStatementPage, statementStatistics } from '~/upstream/own-statements.server'
import { balance, paymentById, paymentHistory } from '~/upstream/payments.server'
import { projectByKey } from '~/upstream/projects.server'
import { ownPublicProfile } from '~/upstream/public-profile.server'
import { availableSlots, nearestAvailableSlots, publicRegistry } from '~/upstream/public-registry.server'
import { queryInterpretation } from '~/upstream/query-interpretation.server'
import { recentEstimates } from '~/upstream/recent-estimates.server'
import { searchSuggestions } from '~/upstream/search-suggestions.server'
import { serviceOrders, servicePackages } from '~/upstream/services.server'
import { listSessions } from '~/upstream/sessions.server'
import { sitemapStatements } from '~/upstream/sitemap-statements.server'
import { statementById } from '~/upstream/statement-details.server'
import { similarStatements } from '~/upstream/statements.server'
import { statementTour } from '~/upstream/tours.server'
import { CURRENCY_IDS } from '~contract/currencies'
import { geocodingEndpoints } from '~contract/endpoints/geocoding'
import { locationEndpoints } from '~contract/endpoints/locations'
import { TBILISI_ID } from '~contract/locations'
import { type CheckedCall, defineChecks } from './checked-call'

const read = defineChecks({ isSpecified: false, isWrite: false })
const firstPage = new URLSearchParams({ page: '1' })
/** Centre of Tbilisi. */
const POINT = { latitude: 41.7250027, longitude: 44.7701669 }

export const furtherReads: readonly CheckedCall[] = [
  read(locationEndpoints.cities, cities, (rows) => ({
    districtId: rows.find(({ id }) => id === TBILISI_ID)?.districts[0]?.id,
  })),
  read(locationEndpoints.metroStations, metroStations),
  read(geocodingEndpoints.geocode, geocodeAddress('რუსთაველის გამზირი 1', TBILISI_ID)),
  read(geocodingEndpoints.reverseGeocode, geocodePoint(POINT)),
  read(locationEndpoints.interpretQuery, queryInterpretation('ვაკე')),
  read(locationEndpoints.searchSuggestions, searchSuggestions('ვაკ', CURRENCY_IDS.gel)),
  read(
    'GET microservice/statements/{id}',
    ({ statementId }) => statementId && statementById(statementId),
    ({ uuid }) => ({ statementUuid: uuid }),
  ),
  read(
    'GET microservice/statements/similars/{id}',
    ({ statementId }) => statementId && similarStatements(statementId, firstPage),
  ),
  read(
    'GET microservice/statements/{id}/tour',
    ({ statementId }) => statementId && statementTour(statementId),
  ),
  read('GET microservice/statements/facets', statementFacets(new URLSearchParams())),
  read('GET microservice/statements/auctions', runningAuctions(firstPage)),
  read('GET microservice/statements/addresses', sitemapStatements(1)),
  read('GET brokers/{slug}', ({ brokerKey }) => brokerKey && brokerByKey(brokerKey)),
  read('GET brokers/{slug}/agents', ({ brokerKey }) => brokerKey && brokerAgentPage(brokerKey, 1)),
  read('GET v3/top-developers', topDevelopers(1)),
  read('GET v3/developers/{id}', ({ developerKey }) => developerKey && developerByKey(developerKey)),
  read('GET microservice-projects/{id}', ({ projectKey }) => projectKey && projectByKey(projectKey)),
  read('GET blogs', articlePage(1, 1), ({ articles: [article] }) => ({ articleName: article?.name })),
  read('GET blogs/{id}', ({ articleName }) => articleName && articleByName(articleName)),
  read('GET services/types/measure-service', servicePackages('measure-service')),
  read('GET public-registry', publicRegistry, ({ branches: [branch] }) => ({ branchId: branch?.id })),
  read(
    'GET public-registry/slots',
    ({ branchId }) => branchId && availableSlots(branchId, undefined),
    ({ days: [day] }) => ({ slot: day?.times[0] ? { date: day.date, time: day.times[0] } : undefined }),
  ),
  read(
    'GET public-registry/slots/nearest',
    ({ branchId, slot }) => branchId && slot && nearestAvailableSlots(branchId, slot),
  ),
  read('GET evaluation-report-card', accuracyReport),
  read('GET evaluation-estimates', recentEstimates),
  read('GET take-loans', sentLoanRequests),
  read('GET auth/sessions', listSessions),
  read('GET profile/public', ownPublicProfile),
  read('GET microservice/users/statements', ownStatementPage(firstPage), ({ statements: [own] }) => ({
    ownStatementId: own?.id,
  })),
  read(
    'GET microservice/users/statements/{id}/statistics',
    ({ ownStatementId }) => ownStatementId && statementStatistics(ownStatementId),
  ),
  read('GET microservice/users/statements/favorites', favoritePage(1, 20)),
  read('GET microservice/users/statements/favorites/ids', favoriteIds, (ids) => ({ favoriteIds: ids })),
  read('GET microservice/users/statements/hidden', hiddenStatementPage(1, 20)),
  read(
    'GET users/notifications/{uuid}',
    ({ seenNotification }) => seenNotification && notificationByUuid(seenNotification),
  ),
  read('GET users/agents', agentPage('active', '', 1)),
  read('GET services/orders', serviceOrders, (orders) => ({
    documentOrderId: orders.find(({ hasDocument }) => hasDocument)?.id,
  })),
  read(
    'GET services/orders/{id}/document',
    ({ documentOrderId }) => documentOrderId && orderDocument(documentOrderId),
  ),
  read('GET v3/payments/balance', balance),
  read('GET v3/payments/history', paymentHistory({ page: 1 }), ({ payments: [payment] }) => ({
    paymentId: payment?.id,
  })),
  read('GET v3/payments/{id}', ({ paymentId }) => paymentId && paymentById(paymentId)),
]
