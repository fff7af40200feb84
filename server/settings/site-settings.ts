import type { SiteSettings } from '~/page/load-context.server'
import type { Backend } from '~backend/main'
import { VIDEO_ADS_PATH } from '~backend/video-ads/urls'
import { NEW_STATEMENT_PATH } from '~contract/statement-drafts'
import type { Settings } from './settings'
import { getSocialNetworkName } from './social-network-name'

/** Returns the settings that pages may use; in a demo, stand-ins replace other sites without a URL. */
export function toSiteSettings(
  settings: Settings,
  backend: (Pick<Backend, 'authUrl' | 'sandboxUrls'> & Partial<Pick<Backend, 'messageChannels'>>) | undefined,
): Omit<SiteSettings, 'map'> {
  const { sandboxUrls } = backend ?? {}
  return {
    brandName: settings.brandName,
    supportPhone: settings.supportPhone,
    supportEmail: settings.supportEmail,
    isSmsOff: backend?.messageChannels?.sms === false,
    hasEmailCodes: backend?.messageChannels?.sms === false && backend.messageChannels.email,
    wallets: settings.payments?.wallets ?? [],
    office: settings.office,
    operator: settings.operator,
    termsUrl: settings.termsUrl,
    privacyUrl: settings.privacyUrl,
    socialLinks: settings.socialUrls.length
      ? settings.socialUrls.map((url) => ({ name: getSocialNetworkName(url), url }))
      : (sandboxUrls?.socialLinks ?? []),
    authUrl: settings.authUrl ?? backend?.authUrl ?? '',
    hasOwnAccounts: backend !== undefined && !settings.authUrl,
    mailboxUrl: sandboxUrls?.mailboxUrl,
    auctionUrl: settings.auctionUrl ?? sandboxUrls?.auctionUrl,
    surveyUrl: settings.surveyUrl ?? sandboxUrls?.surveyUrl,
    vastUrl: settings.vastUrl ?? (settings.apiUrls ? undefined : `${VIDEO_ADS_PATH}/vast.xml`),
    appStoreUrls: settings.appStoreUrls,
    addStatementUrl: settings.addStatementUrl ?? (backend && NEW_STATEMENT_PATH),
    developerProjectsUrl: settings.developerProjectsUrl ?? sandboxUrls?.developerProjectsUrl,
    developerOffersUrl: settings.developerOffersUrl ?? sandboxUrls?.developerOffersUrl,
    companyUrl: settings.companyUrl ?? sandboxUrls?.companyUrl,
    usersWithoutBanks: settings.usersWithoutBanks,
    usersWithoutParameters: settings.usersWithoutParameters,
    partnerOrigins: settings.partnerOrigins,
    hasOperatorApis: settings.apiUrls !== undefined,
    hasFilterParameters: settings.filterParametersUrl !== undefined,
  }
}
