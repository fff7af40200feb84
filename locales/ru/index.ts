import type { Shape } from '../shape'
import about from './about.json'
import account from './account.json'
import accountLeads from './account-leads.json'
import agents from './agents.json'
import articles from './articles.json'
import askingPrices from './asking-prices.json'
import banners from './banners.json'
import brokerRequests from './broker-requests.json'
import callRequest from './call-request.json'
import companies from './companies.json'
import comparison from './comparison.json'
import contact from './contact.json'
import conversations from './conversations.json'
import desk from './desk.json'
import dynamicForms from './dynamic-forms.json'
import emails from './emails.json'
import errors from './errors.json'
import estimate from './estimate.json'
import exchangeRate from './exchange-rate.json'
import favorites from './favorites.json'
import flash from './flash.json'
import forms from './forms.json'
import home from './home.json'
import homeCosts from './home-costs.json'
import httpErrors from './http-errors.json'
import identity from './identity.json'
import layout from './layout.json'
import legal from './legal.json'
import loan from './loan.json'
import loanRequest from './loan-request.json'
import map from './map.json'
import mortgage from './mortgage.json'
import mortgageResult from './mortgage_result.json'
import navigation from './navigation.json'
import notifications from './notifications.json'
import offline from './offline.json'
import ownStatements from './own-statements.json'
import payments from './payments.json'
import profile from './profile.json'
import publicProfile from './public-profile.json'
import purse from './purse.json'
import quality from './quality.json'
import ranking from './ranking.json'
import sameHomes from './same-homes.json'
import savedSearches from './saved-searches.json'
import search from './search.json'
import searchFilters from './search-filters.json'
import searchRequests from './search-requests.json'
import serviceLandings from './service-landings.json'
import services from './services.json'
import signIn from './sign-in.json'
import simplifiedSearch from './simplified-search.json'
import sms from './sms.json'
import statement from './statement.json'
import statementActions from './statement-actions.json'
import statementDrafts from './statement-drafts.json'
import statementImports from './statement-imports.json'
import statementPage from './statement-page.json'
import statementPassport from './statement-passport.json'
import stays from './stays.json'
import storedNotifications from './stored-notifications.json'
import support from './support.json'
import tours from './tours.json'
import trust from './trust.json'
import ui from './ui.json'
import viewings from './viewings.json'
import watchedPrices from './watched-prices.json'

const ru: Shape = {
  about,
  account,
  'account-leads': accountLeads,
  agents,
  articles,
  'asking-prices': askingPrices,
  banners,
  'call-request': callRequest,
  companies,
  comparison,
  contact,
  conversations,
  desk,
  'dynamic-forms': dynamicForms,
  emails,
  errors,
  estimate,
  'exchange-rate': exchangeRate,
  favorites,
  flash,
  forms,
  home,
  'home-costs': homeCosts,
  'http-errors': httpErrors,
  identity,
  layout,
  legal,
  loan,
  'loan-request': loanRequest,
  map,
  mortgage,
  mortgage_result: mortgageResult,
  'broker-requests': brokerRequests,
  navigation,
  notifications,
  offline,
  'own-statements': ownStatements,
  payments,
  profile,
  'public-profile': publicProfile,
  purse,
  quality,
  ranking,
  'same-homes': sameHomes,
  'saved-searches': savedSearches,
  search,
  'search-filters': searchFilters,
  'search-requests': searchRequests,
  'service-landings': serviceLandings,
  services,
  'sign-in': signIn,
  'simplified-search': simplifiedSearch,
  sms,
  statement,
  'statement-actions': statementActions,
  'statement-drafts': statementDrafts,
  'statement-imports': statementImports,
  'statement-page': statementPage,
  'statement-passport': statementPassport,
  stays,
  'stored-notifications': storedNotifications,
  support,
  tours,
  trust,
  ui,
  viewings,
  'watched-prices': watchedPrices,
}

export default ru
