import { RecentSearches } from '~/features/recent-searches'
import { StatementRows } from '~/features/statements'
import type { SearchData } from './loader.server'
import { MapLayout } from './map-layout'
import { NearbyPlaces, NoResults } from './results/no-results'
import { AfterResults, ResultsIntro } from './results/results-parts'

/** Renders the results as rows beside the map. */
export function MapResults({ data }: { data: SearchData }) {
  return (
    <div className="wrap results" id="results">
      <MapLayout data={data}>
        <ResultsIntro data={data} />
        {data.cardCount === 0 ? (
          <>
            <NoResults data={data} />
            <RecentSearches searches={data.recent} />
          </>
        ) : (
          <StatementRows statements={data.rows} promotedPlaces={data.promotedPlaces} />
        )}
        <AfterResults data={data} />
        <NearbyPlaces nearby={data.nearby} />
      </MapLayout>
    </div>
  )
}
