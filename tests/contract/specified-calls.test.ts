import { expect, test } from 'vitest'
import { currentUser, expiredSessionLogout, logout } from '~/upstream/accounts.server'
import {
  chooseAppraisalPackage,
  createAppraisalRequest,
  raters,
  requestCompanyAppraisalCall,
} from '~/upstream/appraisals.server'
import { banners } from '~/upstream/banners.server'
import { createCallRequest } from '~/upstream/call-requests.server'
import { brokerPage, developerPage, revealCompanyPhone, topBrokers } from '~/upstream/companies.server'
import { configuration, footer, navBadges } from '~/upstream/content.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { estimatePrice } from '~/upstream/estimate.server'
import { addFavorites, hideStatements } from '~/upstream/favorites.server'
import { createLoanRequest, createPartnerLead } from '~/upstream/loan-requests.server'
import { mortgage } from '~/upstream/loans.server'
import { addStreet, districtStreets, groupedStreets, streetSuggestions } from '~/upstream/locations.server'
import { mapData, statementParcel } from '~/upstream/map.server'
import { measurements } from '~/upstream/measurements.server'
import { matchingStatementPage, searchRequestPage } from '~/upstream/my-base.server'
import { markNotificationsSeen, notificationPage, unseenNotifications } from '~/upstream/notifications.server'
import { createTopUp, pay, redeemPromoCode, savedCards } from '~/upstream/payments.server'
import { confirmPhone, sendPhoneCode } from '~/upstream/phone-codes.server'
import { confirmProfilePhone, sendProfileCode, updateProfile } from '~/upstream/profile.server'
import { projectPage } from '~/upstream/projects.server'
import { activePackages, createOrder, serviceList, servicePackages } from '~/upstream/services.server'
import { revealStatementPhone } from '~/upstream/statement-details.server'
import { statementCount, statementList } from '~/upstream/statements.server'
import type { Call } from '~/upstream/upstream-client.server'
import { APPLICANT, LOAN_TERMS } from '~tests/fixtures/loan-terms'

const KEY = '00000000-0000-4000-8000-000000000000'
const FLAT = {
  cityId: 1,
  realEstateTypeId: 1,
  urbanId: 38,
  statusId: 2,
  projectTypeId: 8,
  conditionId: 1,
  area: 70.5,
  floor: 5,
  totalFloors: 10,
  rooms: 3,
  balconies: 1,
  balconyArea: 6,
  hasElevator: true,
  place: { latitude: 41.709, longitude: 44.765 },
}
const LOAN = { ...LOAN_TERMS, key: KEY }
const search = new URLSearchParams({ deal_types: '1', search_report_uuid: 'one' })
const order = { packageId: 1, statementIds: [7], fields: {}, key: KEY }
const street = { name: 'Garden Street', cityId: 1, districtId: 4, urbanId: 38 }

/** Method, path and query as the specification writes them, and the fields of the payload that it names. */
const SPECIFIED: [line: string, call: Call<unknown>, ...fields: string[]][] = [
  ['GET auth/grouped-info', currentUser],
  ['GET microservice-projects/me/active-packages', activePackages],
  ['POST auth/logout', logout],
  ['GET logout', expiredSessionLogout],
  ['GET payments/cards', savedCards],
  ['POST profile/update', updateProfile({ first_name: 'Nino' }), 'first_name'],
  ['GET footer', footer],
  ['POST microservice/statements/hide', hideStatements([7]), 'statements[]'],
  ['POST users/fill-balance/promo-code/GIFT', redeemPromoCode('GIFT', KEY)],
  ['POST payments/init-fill-balance', createTopUp(1_000, KEY), 'amount'],
  [
    'POST payments/pay',
    pay({ paymentId: 7, payWith: 'card', cardId: 3, returnTo: 'https://ezo.test/payment-result' }),
    'redirect_url',
    'payment_id',
    'card_id',
    'pay_with',
  ],
  [
    'POST call-request',
    createCallRequest({ name: 'Nino', phone: '555123456', comment: '', key: KEY }),
    'name',
    'phone_number',
    'comment',
  ],
  ['GET locations/grouped-streets?ids=100,200', groupedStreets([100, 200])],
  ['GET microservice/locations/grouped-streets/6', districtStreets(6)],
  ['GET microservice/statements?deal_types=1&search_report_uuid=one', statementList(search)],
  ['GET microservice/statements/count?deal_types=1&search_report_uuid=one', statementCount(search)],
  ['GET microservice/statements/map-data?deal_types=1', mapData(new URLSearchParams('deal_types=1'))],
  ['GET microservice/statements/napr-map-data/7', statementParcel(7)],
  ['POST microservice/users/statements/favorites/add', addFavorites([7]), 'statements[]'],
  [`POST microservice/statements/phone/show?statement_uuid=${KEY}`, revealStatementPhone(KEY)],
  ['GET microservice/statements/statement-parameters?exclude_cities=1', statementParameters],
  ['GET developers', developerPage(new URLSearchParams())],
  ['POST microservice-projects/show-phone-number/developer/7', revealCompanyPhone('developer', 7)],
  ['GET microservice-projects/listing', projectPage(new URLSearchParams())],
  ['GET brokers', brokerPage(new URLSearchParams())],
  ['GET top-brokers?period=week&per_page=9', topBrokers('week', 9)],
  ['GET banners.json', banners],
  ['GET users/notifications-popup', unseenNotifications],
  ['GET users/notifications?page=2', notificationPage(2, { unseenOnly: false })],
  [
    'POST notifications/toggle-seen',
    markNotificationsSeen([KEY], { seen: true }),
    'notification_uuids[]',
    'seen',
  ],
  ['GET users/get-matchings', matchingStatementPage(new URLSearchParams())],
  ['GET users/clients', searchRequestPage(new URLSearchParams())],
  ['GET config', configuration],
  ['GET services?profile=', serviceList],
  ['GET badges?badgeable_type=services&badgeable_ids=1,2', navBadges([1, 2])],
  ['POST users/validate/phone?phone_number=555123456', sendProfileCode('555123456')],
  ['GET users/validate/phone?phone_number=555123456&sms_code=1234', confirmProfilePhone('555123456', '1234')],
  ['GET measure', measurements],
  ['GET services/types/rate-service', servicePackages('rate-service')],
  ['GET services/types/photographer-service', servicePackages('photographer-service')],
  ['GET services/types/3d-service', servicePackages('3d-service')],
  ['GET services/types/facebook-boost-service', servicePackages('facebook-boost-service')],
  ['GET services/types/vip-service', servicePackages('vip-service')],
  ['GET services/types/legal-verification-service', servicePackages('legal-verification-service')],
  ['GET services/types/public-registry-service', servicePackages('public-registry-service')],
  ['GET raters', raters],
  ['POST api/rate-requests/create', createAppraisalRequest({ type: 'flat' }, KEY), 'type'],
  [
    'POST api/rate-requests/choose-rate-type/7',
    chooseAppraisalPackage('7', { packageId: 52, raterId: '' }),
    'package_id',
  ],
  ['POST rate-requests/create', requestCompanyAppraisalCall('Ezo', '555123456', KEY), 'phone_number'],
  ['POST payments/init-photographer-service-order', createOrder('photographer-service', order), 'package_id'],
  ['POST payments/init-matterport-service-order', createOrder('3d-service', order), 'statements[]'],
  ['GET mortgage', mortgage],
  [
    'POST take-loans/create-lead-only',
    createPartnerLead(LOAN, 'https://ezo.test/'),
    'send_lead',
    'statement_id',
    'redirect_url',
  ],
  [
    'POST take-loans/create',
    createLoanRequest(LOAN, APPLICANT),
    'phone_number',
    'statement_id',
    'participation_amount',
    'property_price',
  ],
  ['POST users/validation/send', sendPhoneCode('555123456', 'one'), 'number'],
  [
    'POST users/validation/validate',
    confirmPhone('555123456', { code: '1234', session: 'one' }),
    'number',
    'code',
  ],
  [
    'POST evaluation-predict-price',
    estimatePrice(FLAT),
    'real_estate_sector',
    'type_of_apartment',
    'status',
    'condition',
    'year_range',
    'floors',
    'floor',
    'rooms',
    'flat_area',
    'balcony',
    'balcony_area',
    'elevator',
    'latitude',
    'longitude',
  ],
  ['GET streets?q=barnovi&city_id=1', streetSuggestions('barnovi', 1)],
  ['POST streets/create', addStreet(street), 'display_name', 'city_id', 'district_id', 'urban_id'],
]

// Specification 1.7.8 with GET microservice-projects/me/active-packages
// Specification 1.7.15 with POST microservice/statements/hide
// Specification 1.7.18 with POST payments/init-fill-balance
// Specification 1.7.19 with POST payments/pay
// Specification 1.7.20 with POST call-request
// Specification 1.7.23 with GET microservice/locations/grouped-streets/6
// Specification 1.7.24 with GET microservice/statements?deal_types=1&search_report_uuid=one
// Specification 1.7.28 with POST microservice/users/statements/favorites/add
// Specification 1.7.39 with POST notifications/toggle-seen
// Specification 1.7.43 with GET badges?badgeable_type=services&badgeable_ids=1,2
// Specification 1.7.49 with POST payments/init-matterport-service-order
// Specification 2.3.12, 2.7.12 with POST evaluation-predict-price
// Specification 2.7.3 with POST take-loans/create-lead-only
// Specification 2.7.6 with POST take-loans/create
// Specification 2.7.9 with POST users/validation/send
// Specification 2.7.10 with POST users/validation/validate
// Specification 2.7.14 with POST streets/create
test.each(SPECIFIED)(
  '%s is called as specified',
  (line, { method = 'GET', path, query, body }, ...fields) => {
    expect(`${method} ${path}${query?.size ? `?${decodeURIComponent(String(query))}` : ''}`).toBe(line)
    const sent = body instanceof FormData ? [...body.keys()] : Object.keys(body ?? {})
    expect(sent).toEqual(expect.arrayContaining(fields))
  },
)
