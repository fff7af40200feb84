import { currentUser } from '~/upstream/accounts.server'
import { raters } from '~/upstream/appraisals.server'
import { banners } from '~/upstream/banners.server'
import { brokerPage, developerPage, topBrokers } from '~/upstream/companies.server'
import { configuration, footer, navBadges } from '~/upstream/content.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { filterParameters } from '~/upstream/filter-parameters.server'
import { mortgage } from '~/upstream/loans.server'
import { districtStreets, groupedStreets, streetSuggestions } from '~/upstream/locations.server'
import { mapData, statementParcel } from '~/upstream/map.server'
import { measurements } from '~/upstream/measurements.server'
import { matchingStatementPage, searchRequestPage } from '~/upstream/my-base.server'
import { notificationPage, unseenNotifications } from '~/upstream/notifications.server'
import { savedCards } from '~/upstream/payments.server'
import { projectPage } from '~/upstream/projects.server'
import { activePackages, serviceList, servicePackages } from '~/upstream/services.server'
import { statementCount, statementList } from '~/upstream/statements.server'
import { streetEndpoints } from '~contract/endpoints/streets'
import { TBILISI_ID } from '~contract/locations'
import { SERVICE_KEYS } from '~contract/services'
import { type CheckedCall, defineChecks } from './checked-call'

const read = defineChecks({ isSpecified: true, isWrite: false })
const firstPage = new URLSearchParams({ page: '1' })

export const specifiedReads: readonly CheckedCall[] = [
  read('GET footer', footer),
  read('GET config', configuration),
  read('GET badges', navBadges([1])),
  read('GET banners.json', banners),
  read('GET (filter parameters)', filterParameters),
  read('GET microservice/statements/statement-parameters', statementParameters),
  read('GET microservice/statements', statementList(new URLSearchParams({ page: '1' })), ({ cards }) => ({
    statementId: cards[0]?.id,
    newFavoriteId: cards[0]?.id,
  })),
  read('GET microservice/statements/count', statementCount(new URLSearchParams())),
  read('GET microservice/statements/map-data', mapData(new URLSearchParams({ zoom: '10' }))),
  read(
    'GET microservice/statements/napr-map-data/{id}',
    ({ statementId }) => statementId && statementParcel(statementId),
  ),
  read(
    streetEndpoints.districtStreets,
    ({ districtId }) => districtId && districtStreets(districtId),
    ([street]) => ({ streetId: street?.id }),
  ),
  read(streetEndpoints.groupedStreets, ({ streetId }) => streetId && groupedStreets([streetId])),
  read(streetEndpoints.streets, streetSuggestions('ვაჟა', TBILISI_ID)),
  read('GET brokers', brokerPage(firstPage), ({ rows: [broker] }) => ({
    brokerKey: broker?.key,
    brokerId: broker?.id,
  })),
  read('GET top-brokers', topBrokers('month', 1)),
  read('GET v3/developers', developerPage(firstPage), ({ rows: [developer] }) => ({
    developerKey: developer?.key,
  })),
  read('GET microservice-projects/listing', projectPage(firstPage), ({ rows: [project] }) => ({
    projectKey: project?.key,
  })),
  read('GET services', serviceList),
  ...SERVICE_KEYS.filter((key) => key !== 'measure-service').map((key) =>
    read(`GET services/types/${key}`, servicePackages(key)),
  ),
  read('GET raters', raters),
  read('GET mortgage', mortgage),
  read('GET auth/grouped-info', currentUser, ({ firstName }) => ({ firstName })),
  read('GET microservice-projects/me/active-packages', activePackages),
  read('GET v3/payments/cards', savedCards),
  read('GET users/notifications-popup', unseenNotifications),
  read('GET users/notifications', notificationPage(1, { unseenOnly: false }), ({ notifications }) => ({
    seenNotification: notifications.find(({ seen }) => seen)?.uuid,
  })),
  read('GET users/get-matchings', matchingStatementPage(firstPage)),
  read('GET users/clients', searchRequestPage(firstPage)),
  read('GET measure', measurements),
]
