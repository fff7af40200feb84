import { RecentSearches } from '~/features/recent-searches'
import { AuctionRow } from '~/features/statements'
import type { SearchData } from '../loader.server'
import { DidYouMean } from '../text/did-you-mean'
import { NearbyPlaces, NoResults } from './no-results'
import { ResultCards } from './result-cards'
import { FloatingLinks } from './results-header'
import { AfterResults, ResultsIntro } from './results-parts'
import { SearchRequestLink } from './search-request-link'

/** Renders the results as a list with pictures. */
export function Results({ data }: { data: SearchData }) {
  return (
    <div className="wrap results" id="results">
      <ResultsIntro data={data}>
        <DidYouMean />
      </ResultsIntro>
      {data.cardCount === 0 ? (
        <>
          <NoResults data={data} />
          <RecentSearches searches={data.recent} />
        </>
      ) : (
        <ResultCards />
      )}
      <AfterResults data={data} />
      <AuctionRow auctions={data.auctions} />
      <NearbyPlaces nearby={data.nearby} />
      {data.cardCount > 0 ? <SearchRequestLink /> : null}
      <FloatingLinks data={data} />
    </div>
  )
}
