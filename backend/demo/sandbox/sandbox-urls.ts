import { type OtherSite, SOCIAL_NETWORKS } from './elsewhere/sites'
import {
  SANDBOX_AUCTION_PATH,
  SANDBOX_CHAT_PATH,
  SANDBOX_ELSEWHERE_PATH,
  SANDBOX_MAIL_PATH,
  SANDBOX_SURVEY_PATH,
} from './urls'

/** URLs that a demo marketplace links to in place of other sites. */
export interface SandboxUrls {
  auctionUrl: string
  surveyUrl: string
  mailboxUrl: string
  chat: { tokenUrl: string; url: string }
  socialLinks: { name: string; url: string }[]
  developerProjectsUrl: string
  developerOffersUrl: string
  companyUrl: string
}

export function createSandboxUrls(backendOrigin: string): SandboxUrls {
  return {
    auctionUrl: SANDBOX_AUCTION_PATH,
    surveyUrl: SANDBOX_SURVEY_PATH,
    mailboxUrl: SANDBOX_MAIL_PATH,
    chat: { tokenUrl: `${backendOrigin}${SANDBOX_CHAT_PATH}/token`, url: SANDBOX_CHAT_PATH },
    socialLinks: (Object.keys(SOCIAL_NETWORKS) as (keyof typeof SOCIAL_NETWORKS)[]).map((network) => ({
      name: SOCIAL_NETWORKS[network].en,
      url: toOtherSiteUrl(network),
    })),
    developerProjectsUrl: toOtherSiteUrl('developer-projects'),
    developerOffersUrl: toOtherSiteUrl('developer-offers'),
    companyUrl: toOtherSiteUrl('company'),
  }
}

export function toOtherSiteUrl(site: OtherSite): string {
  return `${SANDBOX_ELSEWHERE_PATH}/${site}`
}
