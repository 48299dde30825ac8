import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TabItem {
  /** Stable while the label changes, for example a count in it. */
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Marks a tab whose panel has an error, since it may be hidden. */
  hasError?: boolean;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  /** The open tab, if the parent controls it. */
  shown?: string;
  onShow?: (id: string) => void;
}

/** Tabs with panels. Only for lazily loaded dialogs, since it includes Headless UI. */
export function Tabs({ label, tabs, shown, onShow }: TabsProps) {
  const own = shown === undefined ? {} : { selectedIndex: tabs.findIndex(({ id }) => id === shown) };
  return (
    <TabGroup {...own} onChange={(index) => onShow?.(tabs[index]?.id ?? '')}>
      <TabList aria-label={label} className="flex gap-4 border-b border-border">
        {tabs.map(({ id, label: words, icon: Icon, hasError = false }) => (
          <Tab
            key={id}
            className="-mb-px flex h-9 items-center gap-2 rounded-t-sm border-b-2 border-transparent text-cell font-label whitespace-nowrap text-text-muted hover:text-text focus-visible:-mx-1 focus-visible:px-1 focus-visible:-outline-offset-2 data-selected:border-accent data-selected:text-accent-text"
          >
            {Icon !== undefined && <Icon size={14} className="max-md:hidden" aria-hidden />}
            {words}
            {hasError && (
              <span className="text-danger">
                <CircleAlert size={14} aria-hidden />
                <span className="sr-only">: has an error</span>
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-3">
        {tabs.map(({ id, panel }) => (
          <TabPanel key={id} unmount={false}>
            {panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
