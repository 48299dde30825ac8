import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TabItem {
  /** Stable while the words change, as a count in them does. */
  id: string;
  label: string;
  icon?: LucideIcon;
  panel: ReactNode;
}

/** Tabs with their panels. For lazily loaded dialogs: it brings Headless UI. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabItem[] }) {
  return (
    <TabGroup>
      <TabList aria-label={label} className="flex gap-4 border-b border-border">
        {tabs.map(({ id, label: words, icon: Icon }) => (
          <Tab
            key={id}
            className="-mb-px flex h-9 items-center gap-2 border-b-2 border-transparent text-cell font-label text-text-muted hover:text-text data-selected:border-accent data-selected:text-accent-text"
          >
            {Icon !== undefined && <Icon size={14} aria-hidden />}
            {words}
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
