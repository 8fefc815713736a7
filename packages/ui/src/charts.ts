export { BarChart, type BarChartProps } from './Charts/BarChart.tsx';
export { type ChartDownload, type ChartItem, type ChartSeries } from './Charts/chartData.ts';
export { chartNumber, type FigureFormat, type FigurePlace } from './Charts/chartNumber.ts';
export { ChinaMap, type ChinaMapProps } from './Charts/ChinaMap.tsx';
export { DonutChart, type DonutChartProps } from './Charts/DonutChart.tsx';
export { LineChart, type LineChartProps } from './Charts/LineChart.tsx';
export { RankList, type RankItem, type RankListProps } from './Charts/RankList.tsx';
export { Sparkline, type SparklineProps } from './Charts/Sparkline.tsx';
