import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type CentreIndex, indexCentres, type Centre, CENTRES, diallable } from '#domain/directory/centres'
import { type Query, placeOf, queryOf } from '#domain/directory/korean-search'
import { type Column, DataTable } from '../design/DataTable.tsx'
import { PageHead } from '../design/Page.tsx'
import { Pagination } from '../design/Pagination.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { EmptyState } from '../design/States.tsx'
import { EmptyBox } from '../design/pictures/EmptyOrBroken.tsx'
import { LiveSearch, ShowAll } from '../form/LiveSearch.tsx'
import { programmeWords } from '../signals.ts'
import { fill } from '../text/fill.ts'
import { DIRECTORY as T } from '../text/ko/directory.ts'
import { centreAddress, readCentreAddress, makeCentreSearch } from './centre-search.model.ts'
import look from './directory.module.css'

/** A text with the part that was searched for set off. [P-252] */
const Marked = ({ text, query }: { readonly text: string; readonly query: Query }) => {
  const place = placeOf(text, query)
  return place === null ? (
    text
  ) : (
    <>
      {text.slice(0, place.from)}
      <mark>{text.slice(place.from, place.to)}</mark>
      {text.slice(place.to)}
    </>
  )
}

const columnsFor = (typed: string): readonly Column<Centre>[] => {
  const query = queryOf(typed)
  return [
    { key: 'name', label: T['region.colName'], kind: 'head', cell: ({ name }) => <Marked text={name} query={query} /> },
    {
      key: 'phone',
      label: T['region.colPhone'],
      cell: ({ phone }) => (
        <>
          <a className={look.phone} href={`tel:${diallable(phone)}`}>
            <Marked text={diallable(phone)} query={query} />
          </a>
          <wbr />
          <span className={look.fax}>
            <Marked text={phone.slice(diallable(phone).length)} query={query} />
          </span>
        </>
      ),
    },
    {
      key: 'address',
      label: T['region.colAddress'],
      cell: ({ address }) => <Marked text={address} query={query} />,
    },
    { key: 'zone', label: T['region.colZone'], cell: ({ zone }) => <Marked text={zone} query={query} /> },
  ]
}

/** Search as one types, ten rows a page, and an address that shows the same again. [P-251] to [P-254] [P-318] */
const CentresPage = ({ index }: { readonly index: CentreIndex }) => {
  useSignals()
  const search = useSearch()
  const [, navigate] = useLocation()
  const [centres] = useState(() => makeCentreSearch(index, search))
  const { field, hits, last, page, rows } = centres

  // What is typed is ahead of its address, which follows in place; only Back and a link lead elsewhere.
  const own = useRef(centreAddress(readCentreAddress(search)))
  const write = (address: string, options?: { readonly replace: true }) => {
    own.current = address
    navigate(address, options)
  }
  useEffect(() => {
    const asked = readCentreAddress(search)
    if (centreAddress(asked) === own.current) return
    own.current = centreAddress(asked)
    centres.show(asked)
  }, [search, centres])
  useEffect(
    () => centres.follow((address) => write(address, { replace: true })),
    // oxlint-disable-next-line react/exhaustive-deps -- once for the screen
    [centres],
  )

  const turnTo = (next: number) => {
    centres.turnTo(next)
    write(centreAddress(centres.current()))
  }

  return (
    <main id="main" className="page flow" tabIndex={-1}>
      <PageHead title={T['region.title']}>
        <p>
          <Phrase text={fill(T['region.lead'], programmeWords.value)} />
        </p>
        <p className="small">
          <Phrase text={T['region.sample']} />
        </p>
      </PageHead>
      <LiveSearch
        field={field}
        label={T['region.search']}
        hint={`${T['region.searchPlaceholder']} ${T['region.searchHint']}`}
        found={hits.value.length === 0 ? T['region.none'] : fill(T['region.total'], { n: hits.value.length })}
      />
      {hits.value.length === 0 ? (
        <EmptyState
          art={<EmptyBox />}
          level="h2"
          title={T['region.none']}
          text={T['region.noneHelp']}
          action={<ShowAll field={field} />}
        />
      ) : (
        <>
          <DataTable
            caption={T['region.search']}
            columns={columnsFor(field.value.value)}
            rows={rows.value}
            rowKey={({ name }) => name}
          />
          <Pagination label={T['region.pages']} current={page.value} last={last.value} onPage={turnTo} />
        </>
      )}
    </main>
  )
}

const INDEX = indexCentres(CENTRES)

/** Where to find a regional centre. */
const CentresScreen = () => <CentresPage index={INDEX} />

export default CentresScreen
