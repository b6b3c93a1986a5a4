import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import {
  type CentreIndex,
  indexCentres,
  REGIONS,
  type Centre,
  phoneWithoutFax,
  isSamplePhoneNumber,
} from '#domain/directory/centres'
import { parseSearchQuery } from '#domain/text/korean-search'
import { SearchResultNote, LiveSearch, HighlightedText, ShowAllButton } from '#ui/parts/controls/LiveSearch.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { type TableColumn, DataTable } from '#ui/parts/design/DataTable.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { Main } from '#ui/parts/design/Layout.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Pagination } from '#ui/parts/design/Pagination.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { EmptyBox } from '#ui/parts/design/pictures/EmptyOrBroken.tsx'
import { EmptyState } from '#ui/parts/design/States.tsx'
import { focusField } from '#ui/parts/form/form-field.ts'
import { HelpDeskPhone } from '#ui/parts/help-desk/HelpDeskPhone.tsx'
import { fill } from '#ui/text/fill.ts'
import CENTRES from '#ui/text/ko/directory/centres.table.json'
import { DIRECTORY_TEXTS as T } from '#ui/text/ko/directory/directory.ts'
import { PAGE_HEADINGS } from '#ui/text/ko/pages/titles.ts'
import {
  centreSearchUrl,
  type CentreSearch,
  ALL_REGIONS,
  makeCentreSearch,
  parseCentreSearchQuery,
} from './centre-search.model.ts'
import styles from './CentresScreen.module.css'

/** Returns the URL at which a public map searches for a centre. The link opens in a new tab, without a referrer. */
const mapOf = (name: string, address: string): string =>
  `https://map.kakao.com/link/search/${encodeURIComponent(`${address.split(' ', 2).join(' ')} ${name}`)}`

const columnsFor = (searchText: string): readonly TableColumn<Centre>[] => {
  const queries = [parseSearchQuery(searchText)]
  return [
    {
      key: 'name',
      label: T['region.colName'],
      kind: 'head',
      className: styles.nameCell,
      cell: ({ name }) => <HighlightedText text={name} queries={queries} />,
    },
    {
      key: 'phone',
      label: T['region.colPhone'],
      className: styles.phoneCell,
      cell: ({ phone }) => (
        <>
          {isSamplePhoneNumber(phone) ? (
            <span className={styles.sample}>
              <HighlightedText text={phoneWithoutFax(phone)} queries={queries} />
            </span>
          ) : (
            <a className={styles.phone} href={`tel:${phoneWithoutFax(phone)}`}>
              <Icon name="tel" small />
              <HighlightedText text={phoneWithoutFax(phone)} queries={queries} />
            </a>
          )}
          <wbr />
          <span className="sr-narrow line num small">
            {T['region.fax']}{' '}
            <HighlightedText text={phone.slice(phoneWithoutFax(phone).length + 1, -1)} queries={queries} />
          </span>
        </>
      ),
    },
    {
      key: 'address',
      label: T['region.colAddress'],
      className: styles.addressCell,
      cell: ({ name, address, phone }) =>
        isSamplePhoneNumber(phone) ? (
          <span className={styles.address}>
            <HighlightedText text={address} queries={queries} />
          </span>
        ) : (
          <a className={styles.place} href={mapOf(name, address)} target="_blank" rel="noopener noreferrer">
            <HighlightedText text={address} queries={queries} />
            <span className="sr"> ({T['region.map.open']})</span>
          </a>
        ),
    },
    {
      key: 'zone',
      label: T['region.colZone'],
      className: styles.zoneCell,
      cell: ({ zone }) => <HighlightedText text={zone} queries={queries} />,
    },
  ]
}

type Searched = { readonly centres: CentreSearch }

/**
 * The choice of a region, with every region in sight, and all of them last. At first none is chosen. After a choice, only the centres of that
 * region are shown, or all centres. [D1-692] [D2-903]
 */
const RegionChoice = ({ centres: { region, isStarted, chooseRegion } }: Searched) => {
  useSignals()
  return (
    <fieldset className={styles.regions}>
      <legend>{T['region.map']}</legend>
      {[...REGIONS, ALL_REGIONS].map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="centre-region"
            value={name}
            checked={isStarted.value && region.value === name}
            onChange={() => chooseRegion(name)}
          />
          {name === ALL_REGIONS ? T['region.everywhere'] : name}
        </label>
      ))}
    </fieldset>
  )
}

const Finder = ({ centres }: Searched) => (
  <div className={styles.finder}>
    <RegionChoice centres={centres} />
    <LiveSearch
      field={centres.field}
      label={T['region.search']}
      hint={`${T['region.searchPlaceholder']} (${T['region.searchHint']})`}
    />
  </div>
)

/** The telephone of the help desk, which tells callers which centre is the nearest. */
const HelpDeskCard = () => (
  <div className={styles.desk}>
    <Phrase as="p" text={T['region.callFor']} />
    <HelpDeskPhone helpDesk="application" />
  </div>
)

type ListProps = Searched & { readonly onPage: (page: number) => void }

/** One page of the hits, and the numbers of the other pages. */
const CentreList = ({ centres: { field, rows, page, last }, onPage }: ListProps) => {
  useSignals()
  return (
    <>
      <Phrase as="p" className={`small ${styles.note}`} text={T['region.sample']} />
      <DataTable
        caption={T['region.search']}
        columns={columnsFor(field.value.value)}
        rows={rows.value}
        rowKey={({ name }) => name}
        rowAttributes={() => ({ className: styles.row })}
      />
      <Pagination label={T['region.pages']} current={page.value} last={last.value} onPage={onPage} />
    </>
  )
}

/** The empty result. In a chosen region it offers the search in all regions. [D1-935] */
const EmptyResult = ({ centres: { field, region } }: Searched) => {
  useSignals()
  const isEverywhere = region.value === ALL_REGIONS
  const searchEverywhere = () => {
    region.value = ALL_REGIONS
    focusField(field.id)
  }
  return (
    <EmptyState
      picture={<EmptyBox />}
      level="h2"
      title={T['region.none']}
      text={isEverywhere ? T['region.noneHelp'] : fill(T['region.noneHere'], { region: region.value })}
      action={
        isEverywhere ? (
          <ShowAllButton field={field} />
        ) : (
          <Button kind="secondary" onPress={searchEverywhere}>
            {T['region.searchEverywhere']}
          </Button>
        )
      }
    />
  )
}

/** Returns how many rows were found, and how many of them are offices above the regional centres. [D1-960] */
const foundWords = (hits: readonly Centre[]): string => {
  const offices = hits.filter(({ region }) => region === null).length
  return fill(T[offices === 0 ? 'region.total' : 'region.totalWithOffices'], { n: hits.length, offices })
}

/**
 * What the search found, directly below the search. Nothing is there until the person searches. The help desk is the
 * end of the page. A key press renders only this component. [D2-903] [D2-954]
 */
const FoundCentres = ({ centres, onPage }: ListProps) => {
  useSignals()
  const { hits, isEverything, isStarted } = centres
  return (
    <>
      <div className={styles.results}>
        {/* One element for all texts: a screen reader announces a change of it, but not a new element. */}
        <SearchResultNote
          text={!isStarted.value ? '' : isEverything.value ? fill(T['region.both']) : foundWords(hits.value)}
        />
        {isStarted.value &&
          (hits.value.length === 0 ? (
            <EmptyResult centres={centres} />
          ) : (
            <CentreList centres={centres} onPage={onPage} />
          ))}
      </div>
      <HelpDeskCard />
    </>
  )
}

/** The rows in display order: first the centres by region, then the headquarters. [D3-84] [D3-85] */
const INDEX = indexCentres(CENTRES)

/**
 * The directory of regional centres. The search updates the results while the person types, each page of results has
 * ten rows, and the URL of the page restores the view. [P-251] [P-318]
 */
const CentresScreen = ({ index = INDEX }: { readonly index?: CentreIndex }) => {
  useSignals()
  const search = useSearch()
  const [, navigate] = useLocation()
  const [centres] = useState(() => makeCentreSearch(index, search))

  // The search and the URL follow each other. After a key press the search changes first, after Back or a link the URL
  // changes first. `ownUrl` is the URL that this screen wrote last.
  const ownUrl = useRef(centreSearchUrl(parseCentreSearchQuery(search)))
  const write = (url: string, options?: { readonly replace: true }) => {
    ownUrl.current = url
    navigate(url, options)
  }
  useEffect(() => {
    const query = parseCentreSearchQuery(search)
    if (centreSearchUrl(query) === ownUrl.current) return
    ownUrl.current = centreSearchUrl(query)
    centres.show(query)
  }, [search, centres])
  useEffect(
    () => centres.onSearchChange((url) => write(url, { replace: true })),
    // oxlint-disable-next-line react/exhaustive-deps -- the subscription is made once per screen
    [centres],
  )

  const showPage = (next: number) => {
    centres.turnTo(next)
    write(centreSearchUrl(centres.current()))
  }

  return (
    <Main layout="column">
      <PageHead title={PAGE_HEADINGS['/region-center']}>
        <Phrase as="p" text={fill(T['region.lead'])} />
      </PageHead>
      <Finder centres={centres} />
      <FoundCentres centres={centres} onPage={showPage} />
    </Main>
  )
}

export default CentresScreen
