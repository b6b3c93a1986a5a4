// The parts of selenium-webdriver that the driver of WebKitGTK uses: the package has no types.
declare module 'selenium-webdriver' {
  export type WebElement = { readonly click: () => Promise<void> }

  type Session = {
    readonly get: (url: string) => Promise<void>
    readonly getCapabilities: () => Promise<{ readonly getBrowserVersion: () => string }>
    readonly manage: () => {
      readonly window: () => { readonly setRect: (size: { width: number; height: number }) => Promise<unknown> }
    }
    /** Runs a function in the page. An element of the page arrives as its counterpart. */
    readonly executeScript: {
      (find: (text: string) => Element | null, text: string): Promise<WebElement | null>
      <R>(code: (text: string) => R, text: string): Promise<Awaited<R>>
    }
    readonly actions: () => { readonly sendKeys: (text: string) => { readonly perform: () => Promise<void> } }
    readonly takeScreenshot: () => Promise<string>
    readonly quit: () => Promise<void>
  }

  export class Builder {
    usingServer(address: string): this
    withCapabilities(capabilities: object): this
    build(): Promise<Session>
  }
}

declare module 'selenium-webdriver/remote/index.js' {
  type Service = { readonly start: () => Promise<string>; readonly kill: () => Promise<void> }
  type ServiceBuilder = { setLoopback(isLoopback: boolean): ServiceBuilder; build(): Service }

  export const DriverService: { readonly Builder: new (program: string) => ServiceBuilder }
}
